"""Conditions on processes, policies and experience."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from reference.reinforcement.decision_process import policy_value, q_values
from reference.reinforcement.dynamic_programming import POLICY_ITERATION, largest_change
from reference.reinforcement.greedy import best_actions, greedy_policy
from reference.shared.conditions import NEAR_ZERO

CLEAR = 1e-3  # values that decide a choice are equal or differ by more, so that rounding cannot decide


def is_clear(q: Mapping[str, float]) -> bool:
    """Whether each action is either as good as the best, apart from rounding, or clearly worse."""
    # two bounds: nothing may lie between rounding and a clear difference
    gaps = [max(q.values()) - value for value in q.values()]
    return all(gap < NEAR_ZERO / 10 or gap > CLEAR for gap in gaps)


def clear_choices(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether by one step of lookahead each action is either as good as the best, or clearly worse."""
    return all(map(is_clear, q_values(args["mdp"], args["values"], args["gamma"]).values()))


def some_ties(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether by one step of lookahead several actions of some state are best, but not all."""
    every = q_values(args["mdp"], args["values"], args["gamma"]).values()
    return any(1 < len(best_actions(q)) < len(q) for q in every)


def clear_rounds(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether policy iteration changes its policy at least twice, and meets only clear choices or exact ties."""
    states = list(POLICY_ITERATION.steps(mdp=args["mdp"], policy=args["policy"], gamma=args["gamma"]))
    clear = (is_clear(q) for state in states[1:] for q in q_values(args["mdp"], state.values, args["gamma"]).values())
    return len(states) >= 4 and all(clear)


def uneven_policy(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether in each state of a policy some action is clearly more probable than another one."""
    # else an even mix, the usual wrong reading, would give nearly the same values
    return all(max(shares.values()) - min(shares.values()) > 0.15 for shares in args["policy"].values())


def greed_loses(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether always taking the largest next reward is clearly worse in some state than the best policy."""
    mdp, gamma = args["mdp"], args["gamma"]
    greedy = policy_value(mdp, greedy_policy(mdp, dict.fromkeys(mdp, 0), gamma), gamma)
    return any(expected[state] - value > 0.05 for state, value in greedy.items())


def clear_stop(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether there are 3 to 9 sweeps, and no largest change is near `eps`."""
    changed = [largest_change(before["values"], after["values"]) for before, after in pairwise(expected)]
    return 3 <= len(changed) <= 9 and all(abs(change - args["eps"]) > CLEAR for change in changed)


def off_the_best(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether episodes contain at least two later actions that are clearly not the best by the first values."""
    later = [step for episode in args["episodes"] for step in episode[1:]]
    # where the best action is taken, SARSA and Q-learning agree
    lost = [max(args["q"][state].values()) - args["q"][state][action] for state, action, _ in later]
    return sum(1 for gap in lost if gap > 0.5) >= 2


def meets_again(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some transition leads to a state in which an action was learned before, and some to the end."""
    seen = [state for state, *_ in args["transitions"]]
    again = any(after in seen[: place + 1] for place, (*_, after) in enumerate(args["transitions"]))
    return again and any(after not in args["q"] for *_, after in args["transitions"])


def clear_crossing(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether ferry and road clearly differ in value, and so do two wrong ways to the ferry's value."""
    hit, miss, near, far, chance = (args[name] for name in ("hit", "miss", "near", "far", "chance"))
    # two known wrong ways: chance left out, gamma left out
    reached, undiscounted = hit + args["gamma"] * near, chance * (hit + near) + (1 - chance) * (miss + far)
    return bool(abs(expected["ferry"] - expected["road"]) > 0.3 and abs(reached - undiscounted) > 0.05)


def clear_updates(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether in three updates of Q-learning the larger next value is clear, and the last reward is not 0."""
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
