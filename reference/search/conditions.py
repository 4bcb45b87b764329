"""Conditions on search."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from reference.search.hill_climbing import HILL_CLIMBING

LONG = 6  # visits: more than there are arguments, so that the list of the arguments is no answer


def steps_back(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a search of six visits or more returns to a waiting state, and moves to a child that is no better."""
    steps = [(one["state"], two["state"]) for one, two in pairwise(expected)]
    # a step to a state that is no child: what waits was returned to
    back = any(after not in args["children"][before] for before, after in steps)
    worse = any(
        after in args["children"][before] and args["values"][after] >= args["values"][before] for before, after in steps
    )
    return back and worse and fewest_visits(args) >= LONG


def fewest_visits(args: Mapping[str, Any]) -> int:
    """The smallest number of visited states over all choices among ties; `LONG` if there are more."""
    given = {name: args[name] for name in ("children", "values", "start", "goal")}
    # all ways side by side: a tie may end the search earlier than the first choice does
    ways, visits = [HILL_CLIMBING.start(**given)], 1
    while visits < LONG:
        following = [HILL_CLIMBING.successors(state, **given) for state in ways]
        if not all(following):
            return visits
        ways, visits = [state for states in following for state in states], visits + 1
    return visits


def goal_waits(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether in a search of six visits or more the goal is seen among the children before it is visited."""
    seen = any(args["goal"] in args["children"][record["state"]] for record in expected[:-2])
    return seen and fewest_visits(args) >= LONG
