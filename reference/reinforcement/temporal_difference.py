"""Values of actions learned from experience. Blockeel, section 14.3; Kubat, section 17.3; Mitchell, chapter 13."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from reference.process import Process

Table = Mapping[str, Mapping[str, float]]  # values by state and action; a terminal state has none
Transition = tuple[str, str, float, str]  # state, action, reward, next state
Step = tuple[str, str, float]  # the same within an episode, whose next step says where it led
Steps = Sequence[Sequence[Any]]  # transitions, or the steps of an episode
Rate = float | Literal["1/n", "1/(1+n)"]


@dataclass(frozen=True, slots=True)
class Learned:
    """The new value of the action in the last of `shown` steps, and the table before it."""

    shown: int
    value: float
    table: Table


def td_update(old: float, target: float, alpha: float) -> float:
    """The old value, moved towards the target by the share alpha. Blockeel, section 14.3.3.

    >>> round(td_update(10, 4, 0.1), 6)
    9.4
    """
    return old + alpha * (target - old)


def q_target(reward: float, following: Mapping[str, float], gamma: float) -> float:
    """The reward plus gamma times the best value of the next state, which is 0 for a terminal state.

    Mitchell, chapter 13; Blockeel, equation 14.6.

    >>> q_target(0, {"right": 63, "up": 81, "down": 100}, 0.9)
    90.0
    """
    # a terminal state has no actions, and is worth 0
    return reward + gamma * max(following.values(), default=0)


def sarsa_target(reward: float, following: float, gamma: float) -> float:
    """The reward plus gamma times the value of the next action that is taken. Kubat, equation 17.3.

    >>> round(td_update(2, sarsa_target(1, 3, gamma=0.9), alpha=0.5), 6)
    2.85
    """
    return reward + gamma * following


def with_value(table: Table, state: str, action: str, value: float) -> Table:
    """The table with one value changed."""
    return {**table, state: {**table[state], action: value}}


def q_learning_start(q: Table, **_: object) -> Learned:
    """The state with the given table, before any step."""
    return Learned(0, 0.0, q)


def q_learning_successors(
    state: Learned, q: Table, transitions: Sequence[Transition], gamma: float, alpha: Rate
) -> tuple[Learned, ...]:
    """The state with the new value of the action in the next transition; none after the last one.

    Blockeel, sections 14.3.2, where alpha is 1, and 14.3.3; Mitchell, chapter 13. An alpha of "1/n" or "1/(1+n)" falls
    with the number of times that the action was taken in the state, this one included: Blockeel, and Mitchell.
    """
    if state.shown == len(transitions):
        return ()
    # the state has the table before its last value, so that a student's own value can be put in
    table = table_after(state, transitions)
    name, action, reward, after = transitions[state.shown]
    rate = falling_rate(alpha, transitions[: state.shown + 1]) if isinstance(alpha, str) else alpha
    target = q_target(reward, table.get(after, {}), gamma)
    return (Learned(state.shown + 1, td_update(table[name][action], target, rate), table),)


def falling_rate(alpha: str, steps: Steps) -> float:
    """The learning rate at the last of the steps, from how often its action was taken in its state.

    >>> falling_rate("1/n", [("a", "go", 0, "a")] * 4), falling_rate("1/(1+n)", [("a", "go", 0, "a")] * 4)
    (0.25, 0.2)
    """
    # this visit included: Blockeel's first rate is 1, Mitchell's 1/2
    times = sum(tuple(step[:2]) == tuple(steps[-1][:2]) for step in steps)
    return 1 / times if alpha == "1/n" else 1 / (1 + times)


def table_after(state: Learned, steps: Steps) -> Table:
    """The table with the last learned value put in."""
    if not state.shown:
        return state.table
    name, action, *_ = steps[state.shown - 1]
    return with_value(state.table, name, action, state.value)


Q_LEARNING = Process(q_learning_start, q_learning_successors)


def sarsa_successors(
    state: Learned, q: Table, episodes: Sequence[Sequence[Step]], gamma: float, alpha: float
) -> tuple[Learned, ...]:
    """The state with the new value of the action in the next step; none after the last step.

    Blockeel, section 14.3.4; Kubat, table 17.2. The last step of an episode leads to its end, which is worth 0.
    """
    steps = [step for episode in episodes for step in episode]
    if state.shown == len(steps):
        return ()
    # None ends each episode: nothing is learned across the border
    nexts = [after for episode in episodes for after in [*episode[1:], None]]
    table = table_after(state, steps)
    name, action, reward = steps[state.shown]
    after = nexts[state.shown]
    # the action that is really taken next; Kubat is silent on the end of an episode
    target = sarsa_target(reward, table[after[0]][after[1]] if after else 0, gamma)
    return (Learned(state.shown + 1, td_update(table[name][action], target, alpha), table),)


SARSA = Process(q_learning_start, sarsa_successors)


def q_learning(q: Table, transitions: Sequence[Transition], gamma: float, alpha: Rate = 1) -> Table:
    """The table of values after all transitions in order.

    >>> q_learning({"3": {"R": 0}, "4": {"R": 0}}, [("4", "R", 1, "5"), ("3", "R", 0, "4")], 0.5)
    {'3': {'R': 0.5}, '4': {'R': 1.0}}
    """
    return table_after(Q_LEARNING.last(q=q, transitions=transitions, gamma=gamma, alpha=alpha), transitions)
