"""Promises about decision processes, policies and experience: predicates over the arguments of an exercise."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.reinforcement.decision_process import Mdp
from reference.shared.promises import is_distribution


def is_process(mdp: Mdp) -> bool:
    """Whether some state has actions, probabilities add up to 1, and every next state is a state of the process."""
    listed = [outcomes for actions in mdp.values() for outcomes in actions.values()]
    leads_on = all(state in mdp for outcomes in listed for *_, state in outcomes)
    # above 0: what has the probability 0 cannot happen
    sure = all(is_distribution([p for p, *_ in outcomes]) and min(p for p, *_ in outcomes) > 0 for outcomes in listed)
    return bool(listed) and leads_on and sure


def has_values(mdp: Mdp, values: Mapping[str, float]) -> bool:
    """Whether every state has a value, which is 0 for a terminal state."""
    return set(mdp) == set(values) and not any(values[state] for state, actions in mdp.items() if not actions)


def is_policy(mdp: Mdp, policy: Mapping[str, str]) -> bool:
    """Whether a policy has one of its actions for every state that has actions, and for no other."""
    return set(policy) == {state for state, actions in mdp.items() if actions} and all(
        action in mdp[state] for state, action in policy.items()
    )


def is_mixed_policy(mdp: Mdp, policy: Mapping[str, Mapping[str, float]]) -> bool:
    """Whether a policy has a distribution over all actions of every state that has actions, and of no other."""
    return set(policy) == {state for state, actions in mdp.items() if actions} and all(
        set(shares) == set(mdp[state]) and is_distribution(shares) for state, shares in policy.items()
    )


def is_order(mdp: Mdp, order: Sequence[str]) -> bool:
    """Whether an order lists every state that has actions once, and no other."""
    return sorted(order) == sorted(state for state, actions in mdp.items() if actions)


def are_transitions(q: Mapping[str, Mapping[str, float]], transitions: Sequence[Sequence[Any]]) -> bool:
    """Whether every state of a table has actions, and each transition takes an action that the table has."""
    return all(q.values()) and all(action in q.get(state, ()) for state, action, *_ in transitions)


def are_episodes(q: Mapping[str, Mapping[str, float]], episodes: Sequence[Sequence[Sequence[Any]]]) -> bool:
    """Whether every episode has a step, and each step takes an action that the table has."""
    return all(episodes) and all(are_transitions(q, episode) for episode in episodes)
