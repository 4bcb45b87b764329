"""Conditions on search."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from reference.search.hill_climbing import HILL_CLIMBING

LONG = 6  # visits: more than there are arguments, whose list is no answer


def steps_back(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether six visits or more go back to a state that waits, and at some step to a child that is no better."""
    steps = [(one["state"], two["state"]) for one, two in pairwise(expected)]
    back = any(after not in args["children"][before] for before, after in steps)
    worse = any(
        after in args["children"][before] and args["values"][after] >= args["values"][before] for before, after in steps
    )
    return back and worse and fewest_visits(args) >= LONG


def fewest_visits(args: Mapping[str, Any]) -> int:
    """How many states are visited at least, whichever of equally good children are taken; `LONG` for more."""
    given = {name: args[name] for name in ("children", "values", "start", "goal")}
    ways, visits = [HILL_CLIMBING.start(**given)], 1
    while visits < LONG:
        following = [HILL_CLIMBING.successors(state, **given) for state in ways]
        if not all(following):
            return visits
        ways, visits = [state for states in following for state in states], visits + 1
    return visits


def goal_waits(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether in six visits or more one before the last but one sees the goal among its children, before its turn."""
    seen = any(args["goal"] in args["children"][record["state"]] for record in expected[:-2])
    return seen and fewest_visits(args) >= LONG
