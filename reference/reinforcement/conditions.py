"""Conditions on processes, policies and experience."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from reference.reinforcement.decision_process import policy_value, q_values
from reference.reinforcement.dynamic_programming import POLICY_ITERATION, largest_change
from reference.reinforcement.greedy import best_actions, greedy_policy
from reference.shared.conditions import NEAR_ZERO

CLEAR = 1e-3  # by how much what decides is better, if it is not tied


def is_clear(q: Mapping[str, float]) -> bool:
    """Whether each action is as good as the best, but for rounding, or clearly worse."""
    gaps = [max(q.values()) - value for value in q.values()]
    return all(gap < NEAR_ZERO / 10 or gap > CLEAR for gap in gaps)


def clear_choices(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether in each state every action is as good as the best, or clearly worse, by one step of lookahead."""
    return all(map(is_clear, q_values(args["mdp"], args["values"], args["gamma"]).values()))


def some_ties(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether in some state several actions are best, but not all, by one step of lookahead."""
    every = q_values(args["mdp"], args["values"], args["gamma"]).values()
    return any(1 < len(best_actions(q)) < len(q) for q in every)


def clear_rounds(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether policy iteration changes its policy at least twice, and meets only clear choices or ties."""
    states = list(POLICY_ITERATION.steps(mdp=args["mdp"], policy=args["policy"], gamma=args["gamma"]))
    clear = (is_clear(q) for state in states[1:] for q in q_values(args["mdp"], state.values, args["gamma"]).values())
    return len(states) >= 4 and all(clear)


def uneven_policy(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether in each state of a policy some action is clearly more probable than another."""
    return all(max(shares.values()) - min(shares.values()) > 0.15 for shares in args["policy"].values())


def greed_loses(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether always taking the largest next reward is clearly worse in some state than the best policy."""
    mdp, gamma = args["mdp"], args["gamma"]
    greedy = policy_value(mdp, greedy_policy(mdp, dict.fromkeys(mdp, 0), gamma), gamma)
    return any(expected[state] - value > 0.05 for state, value in greedy.items())


def clear_stop(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether sweeps end after 3 to 9, and no largest change is near `eps`."""
    changed = [largest_change(before["values"], after["values"]) for before, after in pairwise(expected)]
    return 3 <= len(changed) <= 9 and all(abs(change - args["eps"]) > CLEAR for change in changed)


def off_the_best(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether an episode twice goes on with an action that clearly is not the best by the values at the start."""
    later = [step for episode in args["episodes"] for step in episode[1:]]
    lost = [max(args["q"][state].values()) - args["q"][state][action] for state, action, _ in later]
    return sum(1 for gap in lost if gap > 0.5) >= 2


def meets_again(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some transition leads to a state of which an action was learned before, and some to the end."""
    seen = [state for state, *_ in args["transitions"]]
    again = any(after in seen[: place + 1] for place, (*_, after) in enumerate(args["transitions"]))
    return again and any(after not in args["q"] for *_, after in args["transitions"])


def clear_crossing(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether ferry and road are clearly not worth the same, and shortcuts to the ferry's value are told apart."""
    hit, miss, near, far, chance = (args[name] for name in ("hit", "miss", "near", "far", "chance"))
    reached, undiscounted = hit + args["gamma"] * near, chance * (hit + near) + (1 - chance) * (miss + far)
    return bool(abs(expected["ferry"] - expected["road"]) > 0.3 and abs(reached - undiscounted) > 0.05)


def clear_updates(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether in three updates of Q-learning the larger next value is clear each time, and the last reward not 0."""
    gaps = (
        args["yard_left"] - args["yard_right"],
        args["hall_left"] - expected["first"],
        expected["second"] - args["yard_right"],
        expected["target"] - args["hall_right"],
    )
    return all(abs(gap) > 0.3 for gap in gaps) and bool(args["r3"])


def clear_error(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether a temporal difference and the reward are clearly not 0."""
    return abs(expected["error"]) > 0.3 and bool(args["reward"])
