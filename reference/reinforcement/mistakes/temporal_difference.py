"""Known mistakes in learning from experience: other successors of the same states.

A variant reads nothing but the state and the arguments, so that it can go on from a student's own step.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from statistics import fmean

from reference.process import Process
from reference.reinforcement.temporal_difference import (
    Learned,
    Step,
    Table,
    Transition,
    q_learning_start,
    q_learning_successors,
    q_target,
    sarsa_successors,
    sarsa_target,
    table_after,
    td_update,
)

QUpdate = Callable[[Table, Transition, float, float], float]  # table, transition, gamma, alpha: the new value


def q_learned_by(update: QUpdate) -> Process[Learned]:
    """Q-learning with another update."""

    def successors(
        state: Learned, q: Table, transitions: Sequence[Transition], gamma: float, alpha: float
    ) -> tuple[Learned, ...]:
        table = table_after(state, transitions)
        return tuple(
            replace(after, value=update(table, transitions[state.shown], gamma, alpha))
            for after in q_learning_successors(state, q, transitions, gamma, alpha)
        )

    return Process(q_learning_start, successors)


def q_swapped(table: Table, step: Transition, gamma: float, alpha: float) -> float:
    """Alpha for the old value and 1 - alpha for the target."""
    state, action, reward, after = step
    return td_update(table[state][action], q_target(reward, table.get(after, {}), gamma), 1 - alpha)


def q_undiscounted(table: Table, step: Transition, gamma: float, alpha: float) -> float:
    """The next value in full."""
    state, action, reward, after = step
    return td_update(table[state][action], q_target(reward, table.get(after, {}), 1), alpha)


def q_of_mean(table: Table, step: Transition, gamma: float, alpha: float) -> float:
    """The mean over the next actions, where the best is meant."""
    state, action, reward, after = step
    following = table.get(after, {})
    return td_update(table[state][action], reward + gamma * (fmean(following.values()) if following else 0), alpha)


def q_of_old_state(table: Table, step: Transition, gamma: float, alpha: float) -> float:
    """The best value of the state that is left, where that of the next one is meant."""
    state, action, reward, _ = step
    return td_update(table[state][action], q_target(reward, table[state], gamma), alpha)


def q_replaced(table: Table, step: Transition, gamma: float, alpha: float) -> float:
    """The target itself, whatever the rate."""
    _, _, reward, after = step
    return q_target(reward, table.get(after, {}), gamma)


def q_added(table: Table, step: Transition, gamma: float, alpha: float) -> float:
    """Alpha times the target on top of the old value, which is not taken away."""
    state, action, reward, after = step
    return table[state][action] + alpha * q_target(reward, table.get(after, {}), gamma)


Q_LEARNING_SWAPPED = q_learned_by(q_swapped)
Q_LEARNING_UNDISCOUNTED = q_learned_by(q_undiscounted)
Q_LEARNING_OF_MEAN = q_learned_by(q_of_mean)
Q_LEARNING_OF_OLD_STATE = q_learned_by(q_of_old_state)
Q_LEARNING_REPLACED = q_learned_by(q_replaced)
Q_LEARNING_ADDED = q_learned_by(q_added)


def from_the_first_table(
    state: Learned, q: Table, transitions: Sequence[Transition], gamma: float, alpha: float
) -> tuple[Learned, ...]:
    """Every update made from the table that was given, as if nothing had been learned on the way."""
    if state.shown == len(transitions):
        return ()
    [after] = q_learning_successors(Learned(0, 0.0, q), q, transitions[state.shown :], gamma, alpha)
    return (Learned(state.shown + 1, after.value, table_after(state, transitions)),)


Q_LEARNING_FORGETFUL = Process(q_learning_start, from_the_first_table)

SarsaUpdate = Callable[[Table, Step, Step | None, Step | None, float, float], float]
# table, step, next step of the episode, next step of any episode, gamma, alpha


def sarsa_by(update: SarsaUpdate) -> Process[Learned]:
    """SARSA with another update."""

    def successors(
        state: Learned, q: Table, episodes: Sequence[Sequence[Step]], gamma: float, alpha: float
    ) -> tuple[Learned, ...]:
        steps = [step for episode in episodes for step in episode]
        within = [after for episode in episodes for after in [*episode[1:], None]]
        beyond = [*steps[1:], None]
        table, place = table_after(state, steps), state.shown
        return tuple(
            replace(after, value=update(table, steps[place], within[place], beyond[place], gamma, alpha))
            for after in sarsa_successors(state, q, episodes, gamma, alpha)
        )

    return Process(q_learning_start, successors)


def value_next(table: Table, after: Step | None) -> float:
    """The value of the step that comes next; 0 for none."""
    return table[after[0]][after[1]] if after else 0


def sarsa_of_best(
    table: Table, step: Step, after: Step | None, beyond: Step | None, gamma: float, alpha: float
) -> float:
    """The best value of the next state: Q-learning."""
    state, action, reward = step
    return td_update(table[state][action], q_target(reward, table[after[0]] if after else {}, gamma), alpha)


def sarsa_swapped(
    table: Table, step: Step, after: Step | None, beyond: Step | None, gamma: float, alpha: float
) -> float:
    """Alpha for the old value and 1 - alpha for the target."""
    state, action, reward = step
    return td_update(table[state][action], sarsa_target(reward, value_next(table, after), gamma), 1 - alpha)


def sarsa_undiscounted(
    table: Table, step: Step, after: Step | None, beyond: Step | None, gamma: float, alpha: float
) -> float:
    """The next value in full."""
    state, action, reward = step
    return td_update(table[state][action], sarsa_target(reward, value_next(table, after), 1), alpha)


def sarsa_across_episodes(
    table: Table, step: Step, after: Step | None, beyond: Step | None, gamma: float, alpha: float
) -> float:
    """At the end of an episode the value of the first action of the next one, where it is 0."""
    state, action, reward = step
    return td_update(table[state][action], sarsa_target(reward, value_next(table, beyond), gamma), alpha)


def sarsa_added(table: Table, step: Step, after: Step | None, beyond: Step | None, gamma: float, alpha: float) -> float:
    """Alpha times the target on top of the old value, which is not taken away."""
    state, action, reward = step
    return table[state][action] + alpha * sarsa_target(reward, value_next(table, after), gamma)


SARSA_OF_BEST = sarsa_by(sarsa_of_best)
SARSA_SWAPPED = sarsa_by(sarsa_swapped)
SARSA_UNDISCOUNTED = sarsa_by(sarsa_undiscounted)
SARSA_ACROSS_EPISODES = sarsa_by(sarsa_across_episodes)
SARSA_ADDED = sarsa_by(sarsa_added)
