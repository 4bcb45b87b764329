"""Values by sweeps over all states, and policy iteration. Blockeel, section 14.2; Mitchell, chapter 13."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Literal

from reference.process import Process
from reference.reinforcement.decision_process import Mdp, Policy, Values, backed_up, policy_value, q_values
from reference.reinforcement.greedy import best_actions

Sweep = Literal["sync", "in_place"]


@dataclass(frozen=True, slots=True)
class Swept:
    """The values of all states after a sweep, and those before it; the latter are None at the start."""

    values: Values
    before: Values | None = None


def largest_change(before: Mapping[str, float], after: Mapping[str, float]) -> float:
    """The largest change of any value. Blockeel, section 14.2.1.

    >>> largest_change({"a": 1, "b": 5}, {"a": 3, "b": 4})
    2
    """
    return max(abs(after[state] - before[state]) for state in before)


def swept(values: Values, order: Sequence[str], sweep: Sweep, backup: Callable[[str, Values], float]) -> Values:
    """The values after each state of `order` has been updated once.

    "sync" makes all of them from the values before the sweep; "in_place" from what there is, new values included.
    """
    after = dict(values)
    for state in order:
        # in place: states later in the order already see the new values
        after[state] = backup(state, after if sweep == "in_place" else values)
    return after


def has_settled(state: Swept, eps: float) -> bool:
    """Whether the last sweep changed every value by less than `eps`; False at the start."""
    # the maximum, not the sum; the last sweep, which confirms, counts as one
    return state.before is not None and largest_change(state.before, state.values) < eps


def acting(mdp: Mdp) -> list[str]:
    """The states that have actions; the others are terminal and keep the value 0."""
    return [state for state, actions in mdp.items() if actions]


def sweep_start(mdp: Mdp, **_: object) -> Swept:
    """The state in which all values are 0."""
    return Swept(dict.fromkeys(mdp, 0.0))


def evaluation_successors(
    state: Swept,
    mdp: Mdp,
    policy: Policy,
    gamma: float,
    eps: float,
    *,
    sweep: Sweep = "sync",
    order: Sequence[str] | None = None,
) -> tuple[Swept, ...]:
    """The values after one more sweep by the policy; none after a sweep with all changes below `eps`.

    Blockeel, equation 14.3, has two tables ("sync") or one; with one, the order of the states matters.
    """
    if has_settled(state, eps):
        return ()

    def backup(name: str, values: Values) -> float:
        return backed_up(mdp[name], policy[name], values, gamma)

    return (Swept(swept(state.values, order or acting(mdp), sweep, backup), state.values),)


def iteration_successors(
    state: Swept,
    mdp: Mdp,
    order: Sequence[str] | None,
    gamma: float,
    eps: float,
    *,
    sweep: Sweep = "in_place",
) -> tuple[Swept, ...]:
    """The values after one more sweep by the best actions; none after a sweep with all changes below `eps`.

    Blockeel, algorithm 1, overwrites values as it goes, in the given order; equation 14.4 and Mitchell are "sync".
    """
    if has_settled(state, eps):
        return ()

    def backup(name: str, values: Values) -> float:
        return max(q_values({name: mdp[name]}, values, gamma)[name].values())

    return (Swept(swept(state.values, order or acting(mdp), sweep, backup), state.values),)


POLICY_EVALUATION = Process(sweep_start, evaluation_successors)
VALUE_ITERATION = Process(sweep_start, iteration_successors)


def value_iteration(mdp: Mdp, gamma: float, *, eps: float = 1e-9, sweep: Sweep = "in_place") -> Values:
    """The optimal values; further sweeps would change them by less than eps gamma / (1 - gamma).

    >>> line = {"1": {"R": [(1, 0, "2")]}, "2": {"L": [(1, 0, "1")], "R": [(1, 1, "goal")]}, "goal": {}}
    >>> value_iteration(line, 0.5)
    {'1': 0.5, '2': 1.0, 'goal': 0.0}
    """
    return VALUE_ITERATION.last(mdp=mdp, order=None, gamma=gamma, eps=eps, sweep=sweep).values


@dataclass(frozen=True, slots=True)
class Improved:
    """A policy, the values and the policy that it was made from; the latter is None at the start."""

    policy: dict[str, str]
    values: Values
    before: dict[str, str] | None = None


def policy_start(mdp: Mdp, policy: Mapping[str, str], gamma: float) -> Improved:
    """The state with the given policy, not evaluated yet."""
    return Improved(dict(policy), dict.fromkeys(mdp, 0.0))


def policy_successors(state: Improved, mdp: Mdp, policy: Mapping[str, str], gamma: float) -> tuple[Improved, ...]:
    """The improved policy, a state for each choice among best actions; none after a round without a change.

    Blockeel, section 14.2.2. Every action that is still among the best is kept, so that it always ends.
    """
    # the policy, not its values: those settle only up to rounding
    if state.policy == state.before:
        return ()
    values = policy_value(mdp, state.policy, gamma)
    # all states are improved with the same values
    best = {name: kept_or_best(best_actions(q), state.policy[name]) for name, q in q_values(mdp, values, gamma).items()}
    choices = (dict(zip(best, chosen, strict=True)) for chosen in product(*best.values()))
    return tuple(Improved(choice, values, state.policy) for choice in choices)


def kept_or_best(best: Sequence[str], kept: str) -> Sequence[str]:
    """The action of the policy alone if it is among the best ones, else all of these."""
    return [kept] if kept in best else best


POLICY_ITERATION = Process(policy_start, policy_successors)
