"""Choice of actions by their values. Blockeel, sections 14.2 to 14.4; Kubat, section 17.1; Mitchell, chapter 13."""

from collections.abc import Mapping
from itertools import product
from typing import Literal

from reference.reinforcement.decision_process import ROUNDING, Mdp, q_values


def best_actions(q: Mapping[str, float]) -> list[str]:
    """The actions with the largest value, in their order; several if they are tied.

    >>> best_actions({"left": 1, "right": 3, "up": 3})
    ['right', 'up']
    """
    largest = max(q.values())
    # rounding must not make a tie a preference
    return [action for action, value in q.items() if largest - value <= ROUNDING]


def greedy_policies(mdp: Mdp, values: Mapping[str, float], gamma: float) -> list[dict[str, str]]:
    """Every policy that takes a best action in each state by one step of lookahead; several if actions are tied."""
    best = {state: best_actions(q) for state, q in q_values(mdp, values, gamma).items()}
    return [dict(zip(best, chosen, strict=True)) for chosen in product(*best.values())]


def greedy_policy(mdp: Mdp, values: Mapping[str, float], gamma: float) -> dict[str, str]:
    """The policy that takes the first best action in each state, by one step of lookahead.

    Blockeel, equation 14.5; Mitchell, chapter 13.

    >>> greedy_policy({"4": {"L": [(1, 0, "3")], "R": [(1, 1, "5")]}, "5": {}}, {"3": 0.9, "5": 0}, 0.9)
    {'4': 'R'}
    """
    return greedy_policies(mdp, values, gamma)[0]


def is_greedy_move(
    moves: Mapping[str, Mapping[str, tuple[float, str]]],
    values: Mapping[str, float],
    gamma: float,
    move: tuple[str, str],
) -> bool:
    """Whether an action is among the best in its state; `moves` has its reward and its next state.

    >>> moves = {"4": {"L": (0, "3"), "R": (1, "5")}}
    >>> [is_greedy_move(moves, {"3": 0.9, "5": 0}, 0.9, move) for move in [("4", "L"), ("4", "R")]]
    [False, True]
    """
    state, action = move
    return action in best_actions({way: r + gamma * values[after] for way, (r, after) in moves[state].items()})


def epsilon_greedy(
    q: Mapping[str, float],
    epsilon: float,
    *,
    explore: Literal["all", "others"] = "all",
    ties: Literal["split", "first"] = "split",
) -> dict[str, float]:
    """The probability of each action: a random one with probability epsilon, otherwise one with the largest value.

    Blockeel, section 14.4, explores among all actions, Kubat, section 17.1, among those that are not the best. Actions
    that are tied for the best share its probability, or the first has it all: `ties`.

    >>> epsilon_greedy({"a": 0, "b": 5, "c": 1, "d": 0}, 0.1)
    {'a': 0.025, 'b': 0.925, 'c': 0.025, 'd': 0.025}
    >>> epsilon_greedy({"a": 0, "b": 5}, 0.1, explore="others")
    {'a': 0.1, 'b': 0.9}
    """
    # equal ones alone are tied: the values are given, so that no rounding error can part them
    tied = [action for action, value in q.items() if value == max(q.values())]
    # Kubat draws among tied actions, which is the same as splitting
    best = tied if ties == "split" else tied[:1]
    # where all are best there is no other to explore: then all are
    tried = [action for action in q if explore == "all" or action not in best] or list(q)
    greedy, explored = (1 - epsilon) / len(best), epsilon / len(tried)
    return {action: greedy * (action in best) + explored * (action in tried) for action in q}
