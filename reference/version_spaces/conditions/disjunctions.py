"""Conditions on examples from which a disjunction is learned."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.version_spaces.mistakes.disjunctive import (
    ALL_ADDED,
    FIRST_ONLY,
    NOT_BELOW_G,
    NOT_CLEANED,
    ONE_REMOVED,
    S_NOT_CUT,
)

MISTAKEN = (ALL_ADDED, FIRST_ONLY, NOT_BELOW_G, NOT_CLEANED, ONE_REMOVED)


def disjunctive_borders_tell(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether each rule for the borders of disjunctions matters in the first two thirds of the steps.

    S loses a member to a negative row somewhere.
    """
    given = {name: args[name] for name in ("domains", "examples")}
    early = 2 * len(given["examples"]) // 3
    right = [(held(each["S"]), held(each["G"])) for each in expected][-len(given["examples"]) :]
    for process in MISTAKEN:
        states = [*process.steps(**given)][1 : early + 1]
        if [(held(each.S), held(each.G)) for each in states] == right[:early]:
            return False
    last = [*S_NOT_CUT.steps(**given)][1:]
    return [(held(each.S), held(each.G)) for each in last] != right


def held(border: Sequence[Any]) -> set[frozenset[tuple[str, str]]]:
    """A border as a set of sets of conditions."""
    return {frozenset((name, value) for name, value in each) for each in border}
