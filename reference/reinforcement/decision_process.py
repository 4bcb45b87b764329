"""Values of states and actions of a known process. Blockeel, sections 14.1 to 14.3; Mitchell, chapter 13."""

import math
from collections.abc import Collection, Mapping, Sequence
from itertools import product

Outcome = tuple[float, float, str]  # probability, reward of the step, next state
Actions = Mapping[str, Sequence[Outcome]]
Mdp = Mapping[str, Actions]
Values = dict[str, float]
Choice = str | Mapping[str, float]  # an action, or the probability of each
Policy = Mapping[str, Choice]
ROUNDING = 1e-9  # values that differ by less may be equal, added up in another order
LAST_BITS = 1e-12  # relative: an action that is better by less is better by rounding alone
MOST_POLICIES = 10_000


def action_value(outcomes: Sequence[Outcome], values: Mapping[str, float], gamma: float) -> float:
    """The expected reward of an action plus gamma times the expected value of the next state.

    >>> action_value([(0.5, 0, "on"), (0.5, 100, "end")], {"on": 100, "end": 0}, 0.9)
    95.0
    """
    return sum(probability * (reward + gamma * values[state]) for probability, reward, state in outcomes)


def q_values(mdp: Mdp, values: Mapping[str, float], gamma: float) -> dict[str, dict[str, float]]:
    """The value of each action in each state that has actions, given the `values` of the next states.

    Blockeel, definition 14.5; Mitchell, chapter 13, for processes with chance.

    >>> q_values({"4": {"L": [(1, 0, "3")], "R": [(1, 1, "5")]}, "5": {}}, {"3": 0.9, "5": 0}, 0.9)
    {'4': {'L': 0.81, 'R': 1.0}}
    """
    return {
        state: {action: action_value(outcomes, values, gamma) for action, outcomes in actions.items()}
        for state, actions in mdp.items()
        if actions
    }


def values_of_q(q: Mapping[str, Mapping[str, float]], policy: Policy | None = None) -> Values:
    """The value of each state: that of its best action, or of the policy's choice. Blockeel, section 14.3.

    >>> values_of_q({"a": {"go": 2, "stay": 3}}), values_of_q({"a": {"go": 2, "stay": 3}}, {"a": "go"})
    ({'a': 3}, {'a': 2})
    """
    if policy is None:
        return {state: max(actions.values()) for state, actions in q.items()}
    return {state: sum(p * actions[action] for action, p in shares(policy[state])) for state, actions in q.items()}


def shares(choice: Choice) -> Sequence[tuple[str, float]]:
    """The actions that a policy may choose in a state, each with its probability."""
    return [(choice, 1)] if isinstance(choice, str) else list(choice.items())


def backed_up(actions: Actions, choice: Choice, values: Mapping[str, float], gamma: float) -> float:
    """The value of a state under a policy, given the `values` of the next states."""
    return sum(share * action_value(actions[action], values, gamma) for action, share in shares(choice))


def policy_value(mdp: Mdp, policy: Policy, gamma: float) -> Values:
    """The value of every state under a policy, deterministic or not: the solution of its Bellman equations.

    Blockeel, equation 14.2 and section 14.1.2; Mitchell, chapter 13. Exact for Fractions; gamma is below 1.

    >>> ring = {"a": {"on": [(1, 3, "b")]}, "b": {"on": [(1, 0, "a")]}, "end": {}}
    >>> policy_value(ring, {"a": "on", "b": "on"}, 0.5)
    {'a': 4.0, 'b': 2.0, 'end': 0}
    """
    # terminal states are worth 0 and are no unknowns
    states, nothing = [state for state, actions in mdp.items() if actions], dict.fromkeys(mdp, 0)
    rewards = [backed_up(mdp[state], policy[state], nothing, gamma) for state in states]
    rows = [  # the value of the state itself, less gamma times that of each next one, is the expected reward
        [int(other == state) - gamma * chance(mdp[state], policy[state], other) for other in states] for state in states
    ]
    return nothing | dict(zip(states, solved(rows, rewards), strict=True))


def chance(actions: Actions, choice: Choice, after: str) -> float:
    """The probability that a policy leads from a state with these actions to the state `after`."""
    return sum(
        share * probability
        for action, share in shares(choice)
        for probability, _, state in actions[action]
        if state == after
    )


def solved(rows: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of as many linear equations as unknowns, by elimination.

    No row has to be exchanged: in Bellman equations the diagonal outweighs the rest of its row, and goes on to do so.

    >>> solved([[2, 1], [1, 3]], [5, 10])
    [1.0, 3.0]
    """
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for place, pivot in enumerate(table):
        table[place] = unit = [cell / pivot[place] for cell in pivot]
        for other, row in enumerate(table):
            if other != place:
                table[other] = [cell - row[place] * one for cell, one in zip(row, unit, strict=True)]
    return [row[-1] for row in table]


def optimal_values(mdp: Mdp, gamma: float) -> Values:
    """The largest value that each state has under any policy; one policy reaches all of them at once.

    Blockeel, section 14.1; Mitchell, chapter 13. Found by policy iteration, which ends after a few rounds; policies are
    exponentially many.

    >>> loop = {"a": {"stay": [(1, 1, "a")], "go": [(1, 0, "b")]}, "b": {"stay": [(1, 2, "b")], "go": [(1, 0, "a")]}}
    >>> {state: round(value, 6) for state, value in optimal_values(loop, 0.9).items()}
    {'a': 18.0, 'b': 20.0}
    """
    policy: dict[str, str] = {state: next(iter(actions)) for state, actions in mdp.items() if actions}
    before: list[dict[str, str]] = []
    # a policy that has been there before can only come back by rounding: its values are as good
    while policy not in before:
        before.append(policy)
        values = policy_value(mdp, policy, gamma)
        policy = {state: improved(q, policy[state]) for state, q in q_values(mdp, values, gamma).items()}
    return values


def improved(q: Mapping[str, float], kept: str) -> str:
    """The action with the largest value, the first of several; the one of the policy if no other is better."""
    best = max(q, key=lambda action: q[action])
    # tied actions are kept, or rounding would exchange them without end
    return best if q[best] - q[kept] > LAST_BITS * max(1, abs(q[best])) else kept


def optimal_policies(mdp: Mdp, gamma: float) -> list[dict[str, str]]:
    """Every deterministic policy that has the largest value in all states. Blockeel, section 14.1.

    These are the policies that take a best action in every state; ValueError if ties make more than 10,000 of them.
    """
    best = {
        state: [action for action in q if max(q.values()) - q[action] <= ROUNDING]
        for state, q in q_values(mdp, optimal_values(mdp, gamma), gamma).items()
    }
    if math.prod(map(len, best.values())) > MOST_POLICIES:
        raise ValueError(f"more than {MOST_POLICIES} policies are optimal: too many to list")
    return [dict(zip(best, chosen, strict=True)) for chosen in product(*best.values())]


def is_distribution(shares: Mapping[str, float]) -> bool:
    """Whether the numbers are probabilities with the sum 1.

    Blockeel, definitions 14.3 and 14.4.
    """
    # tenths do not add up to 1 exactly in floats
    return min(shares.values()) >= 0 and abs(sum(shares.values()) - 1) <= ROUNDING


def is_valid_policy(actions: Mapping[str, Collection[str]], policy: Mapping[str, Mapping[str, float]]) -> bool:
    """Whether a policy has a distribution over the state's own actions in each state.

    >>> ways = {"a": ["go", "stay"]}
    >>> is_valid_policy(ways, {"a": {"go": 0.2, "stay": 0.8}}), is_valid_policy(ways, {"a": {"go": 0.2, "stay": 0.7}})
    (True, False)
    """
    return all(
        is_distribution(policy[state]) and all(action in own for action in policy[state])
        for state, own in actions.items()
    )
