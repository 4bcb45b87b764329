"""Known mistakes in sweeps over the states and in policy iteration: other successors of the same states.

A variant reads nothing but the state and the arguments, so that it can go on from a student's own step.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import product
from statistics import fmean
from typing import Any

from reference.process import MistakenProcess, Process
from reference.reinforcement.decision_process import Mdp, Policy, Values, optimal_values, policy_value, q_values
from reference.reinforcement.dynamic_programming import (
    Improved,
    Sweep,
    Swept,
    acting,
    evaluation_successors,
    has_settled,
    iteration_successors,
    kept_or_best,
    policy_start,
    policy_successors,
    sweep_start,
    swept,
)
from reference.reinforcement.greedy import best_actions
from reference.reinforcement.mistakes.decision_process import (
    ActionValue,
    of_best_outcome,
    of_likeliest_outcome,
    of_reward_alone,
    q_by,
    with_reward_discounted,
    with_reward_unweighted,
    without_discount,
    without_reward,
)

Backup = Callable[[Mdp, Any, Values, float, str], float]  # process, policy or None, values, gamma, state


def evaluated_by(backup: Backup) -> Process[Swept]:
    """Policy evaluation with another backup of each state; it ends by the same rule."""

    def successors(
        state: Swept, mdp: Mdp, policy: Policy, gamma: float, eps: float, *, sweep: Sweep = "sync"
    ) -> tuple[Swept, ...]:
        return one_sweep(state, acting(mdp), sweep, eps, lambda name, values: backup(mdp, policy, values, gamma, name))

    return MistakenProcess(sweep_start, successors)


def iterated_by(backup: Backup) -> Process[Swept]:
    """Value iteration with another backup of each state; it ends by the same rule."""

    def successors(
        state: Swept, mdp: Mdp, order: Sequence[str], gamma: float, eps: float, *, sweep: Sweep = "in_place"
    ) -> tuple[Swept, ...]:
        return one_sweep(state, order, sweep, eps, lambda name, values: backup(mdp, None, values, gamma, name))

    return MistakenProcess(sweep_start, successors)


def one_sweep(
    state: Swept, order: Sequence[str], sweep: Sweep, eps: float, backup: Callable[[str, Values], float]
) -> tuple[Swept, ...]:
    """The values after a sweep; none if the last one changed every value by less than `eps`."""
    return () if has_settled(state, eps) else (Swept(swept(state.values, order, sweep, backup), state.values),)


def by_best_action(mdp: Mdp, policy: Any, values: Values, gamma: float, state: str) -> float:
    """The value of the best action, where the policy's is meant."""
    return max(q_values({state: mdp[state]}, values, gamma)[state].values())


def by_mean_action(mdp: Mdp, policy: Any, values: Values, gamma: float, state: str) -> float:
    """The mean over all actions."""
    return fmean(q_values({state: mdp[state]}, values, gamma)[state].values())


def by_policy_with(value: ActionValue) -> Backup:
    """The policy's actions, valued by another formula."""

    def backup(mdp: Mdp, policy: Any, values: Values, gamma: float, state: str) -> float:
        return value(mdp[state][policy[state]], values[state], values, gamma)

    return backup


def by_best_with(value: ActionValue) -> Backup:
    """The best action, valued by another formula."""

    def backup(mdp: Mdp, policy: Any, values: Values, gamma: float, state: str) -> float:
        return max(value(outcomes, values[state], values, gamma) for outcomes in mdp[state].values())

    return backup


EVALUATION_BY_BEST_ACTION = evaluated_by(by_best_action)
EVALUATION_BY_MEAN_ACTION = evaluated_by(by_mean_action)
EVALUATION_WITH_REWARD_DISCOUNTED = evaluated_by(by_policy_with(with_reward_discounted))
EVALUATION_OF_BEST_OUTCOME = evaluated_by(by_policy_with(of_best_outcome))
EVALUATION_OF_LIKELIEST_OUTCOME = evaluated_by(by_policy_with(of_likeliest_outcome))
EVALUATION_WITH_REWARD_UNWEIGHTED = evaluated_by(by_policy_with(with_reward_unweighted))
ITERATION_BY_MEAN_ACTION = iterated_by(by_mean_action)
ITERATION_WITHOUT_REWARD = iterated_by(by_best_with(without_reward))
ITERATION_WITH_REWARD_DISCOUNTED = iterated_by(by_best_with(with_reward_discounted))
ITERATION_OF_BEST_OUTCOME = iterated_by(by_best_with(of_best_outcome))
ITERATION_OF_LIKELIEST_OUTCOME = iterated_by(by_best_with(of_likeliest_outcome))
ITERATION_WITH_REWARD_UNWEIGHTED = iterated_by(by_best_with(with_reward_unweighted))


Settled = Callable[[Sequence[float], float], bool]  # by how much each value changed, and eps


def stopping_by(settled: Settled, follow: Callable[..., tuple[Swept, ...]]) -> Process[Swept]:
    """The process of right sweeps that ends by another rule."""

    def successors(state: Swept, mdp: Mdp, eps: float, **args: Any) -> tuple[Swept, ...]:
        before = state.before
        if before is not None and settled([abs(state.values[name] - before[name]) for name in acting(mdp)], eps):
            return ()
        return follow(replace(state, before=None), mdp=mdp, eps=eps, **args)

    return MistakenProcess(sweep_start, successors)


def in_sum(changes: Sequence[float], eps: float) -> bool:
    """Whether all changes together are below `eps`."""
    return sum(changes) < eps


def somewhere(changes: Sequence[float], eps: float) -> bool:
    """Whether any one value changed by less than `eps`."""
    return min(changes) < eps


def without_the_last(follow: Callable[..., tuple[Swept, ...]]) -> Process[Swept]:
    """The process of right sweeps without the last one, in which no value changes by `eps` or more."""

    def successors(state: Swept, eps: float, **args: Any) -> tuple[Swept, ...]:
        return tuple(after for after in follow(state, eps=eps, **args) if not has_settled(after, eps))

    return MistakenProcess(sweep_start, successors)


def in_order_of_dict(state: Swept, mdp: Mdp, order: Sequence[str], **args: Any) -> tuple[Swept, ...]:
    """A sweep through the states in the order of the process, where `order` is meant."""
    return iteration_successors(state, mdp, acting(mdp), **args)


EVALUATION_UNTIL_SUM = stopping_by(in_sum, evaluation_successors)
EVALUATION_UNTIL_ANY = stopping_by(somewhere, evaluation_successors)
ITERATION_UNTIL_SUM = stopping_by(in_sum, iteration_successors)
ITERATION_UNTIL_ANY = stopping_by(somewhere, iteration_successors)
EVALUATION_WITHOUT_LAST = without_the_last(evaluation_successors)
ITERATION_WITHOUT_LAST = without_the_last(iteration_successors)
ITERATION_IN_ORDER_OF_DICT = MistakenProcess(sweep_start, in_order_of_dict)


def improved_by(value: ActionValue) -> Process[Improved]:
    """Policy iteration that compares actions by another value."""

    def successors(state: Improved, mdp: Mdp, policy: Mapping[str, str], gamma: float) -> tuple[Improved, ...]:
        values = policy_value(mdp, state.policy, gamma)
        return improvements(state, q_by(value)(mdp, values, gamma), values)

    return MistakenProcess(policy_start, successors)


def improvements(state: Improved, q: Mapping[str, Mapping[str, float]], values: Values) -> tuple[Improved, ...]:
    """The policies that are best by these values of actions; none after a round without a change."""
    if state.policy == state.before:
        return ()
    best = {name: kept_or_best(best_actions(each), state.policy[name]) for name, each in q.items()}
    choices = (dict(zip(best, chosen, strict=True)) for chosen in product(*best.values()))
    return tuple(Improved(choice, values, state.policy) for choice in choices)


def improved_without_keeping(place: int) -> Process[Improved]:
    """Policy iteration that takes the best action at one place of their list, whatever the policy has."""

    def successors(state: Improved, mdp: Mdp, policy: Mapping[str, str], gamma: float) -> tuple[Improved, ...]:
        if state.policy == state.before:
            return ()
        values = policy_value(mdp, state.policy, gamma)
        taken = {name: best_actions(q)[place] for name, q in q_values(mdp, values, gamma).items()}
        return (Improved(taken, values, state.policy),)

    return MistakenProcess(policy_start, successors)


def optimal_at_once(state: Improved, mdp: Mdp, policy: Mapping[str, str], gamma: float) -> tuple[Improved, ...]:
    """The optimal values for those of the policy: value iteration within policy iteration."""
    values = optimal_values(mdp, gamma)
    return improvements(state, q_values(mdp, values, gamma), values)


def after_one_backup(state: Improved, mdp: Mdp, policy: Mapping[str, str], gamma: float) -> tuple[Improved, ...]:
    """One backup of the values that there are, instead of the policy's own values."""
    held = state.values
    values = {
        name: q_values({name: actions}, held, gamma)[name][state.policy[name]] if actions else 0
        for name, actions in mdp.items()
    }
    return improvements(state, q_values(mdp, values, gamma), values)


def values_of_the_new(state: Improved, mdp: Mdp, policy: Mapping[str, str], gamma: float) -> tuple[Improved, ...]:
    """The improved policy with its own values, where those of the policy before are asked for."""
    return tuple(
        replace(after, values=policy_value(mdp, after.policy, gamma))
        for after in policy_successors(state, mdp, policy, gamma)
    )


POLICY_BY_REWARD = improved_by(of_reward_alone)
POLICY_BY_NEXT_VALUE = improved_by(without_reward)
POLICY_WITHOUT_DISCOUNT = improved_by(without_discount)
POLICY_BY_OPTIMAL_VALUES = MistakenProcess(policy_start, optimal_at_once)
POLICY_AFTER_ONE_BACKUP = MistakenProcess(policy_start, after_one_backup)
POLICY_WITH_NEW_VALUES = MistakenProcess(policy_start, values_of_the_new)
POLICY_OF_FIRST_BEST = improved_without_keeping(0)
POLICY_OF_LAST_BEST = improved_without_keeping(-1)


def until_none_rises(follow: Callable[..., tuple[Swept, ...]]) -> Process[Swept]:
    """The process of right sweeps that ends when no value rises by `eps` or more, however far some fall."""

    def successors(state: Swept, mdp: Mdp, eps: float, **args: Any) -> tuple[Swept, ...]:
        before = state.before
        if before is not None and all(state.values[name] - before[name] < eps for name in acting(mdp)):
            return ()
        return follow(replace(state, before=None), mdp=mdp, eps=eps, **args)

    return MistakenProcess(sweep_start, successors)


EVALUATION_UNTIL_NONE_RISES = until_none_rises(evaluation_successors)


def improved_for(rounds: int) -> Process[Improved]:
    """Policy iteration that ends after so many rounds, whatever they have changed."""

    def successors(state: Improved, mdp: Mdp, policy: Mapping[str, str], gamma: float) -> tuple[Improved, ...]:
        # the policies of the rounds so far, from the first one on: a state does not count its rounds
        passed, before = 0, dict(policy)
        while before != state.policy and passed < rounds:
            before = policy_successors(Improved(before, state.values), mdp, policy, gamma)[0].policy
            passed += 1
        return policy_successors(state, mdp, policy, gamma) if passed < rounds else ()

    return MistakenProcess(policy_start, successors)


POLICY_OF_ONE_ROUND = improved_for(1)
POLICY_OF_TWO_ROUNDS = improved_for(2)
