"""Conditions on search."""

from collections.abc import Mapping, Sequence
from itertools import islice, pairwise
from typing import Any

from reference.search.hill_climbing import HILL_CLIMBING
from reference.search.mistakes.hill_climbing import KEEPING_PLACES, ONE_OF_EACH_VALUE, REVISITING, SORTING_ALL

TWICE = (REVISITING, KEEPING_PLACES, SORTING_ALL)  # mistakes with states that wait twice, or for long
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


def out_of_reach(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a search visits at least four states and never the goal."""
    return len(expected) > 3 and expected[-1]["state"] != args["goal"]


def equals_count(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether fewer states are visited if of children with equal values only one is put into the list."""
    given = {name: args[name] for name in ("children", "values", "start", "goal")}
    return len(list(ONE_OF_EACH_VALUE.steps(**given))) < len(expected)


def waits_twice(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether states are put into the list again, and it matters that they move to its front and are skipped later."""
    given = {name: args[name] for name in ("children", "values", "start", "goal")}
    right = [record["state"] for record in expected]
    most = len(right) + 1  # visits of a mistaken search that are looked at: who visits again may never end
    mistaken = ([each.state for each in islice(process.steps(**given), most)] for process in TWICE)
    return len(right) >= LONG and all(visits != right for visits in mistaken)
