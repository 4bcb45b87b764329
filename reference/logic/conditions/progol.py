"""Conditions on bottom clauses, and on what Progol finds."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.logic.mistakes.progol import (
    PROGOL_BY_ALL,
    PROGOL_TO_THE_END,
    PROGOL_WITHOUT_BACKGROUND,
    whole_bodies_denied,
)
from reference.logic.progol import ProgolState, bottom_clause
from reference.logic.subsumption import theta_equivalent
from reference.process import Process

LITERALS = 14  # at most, in a bottom clause that a student is to read


def derived_both_ways(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a bottom clause has some literals that follow forwards and some that follow backwards, in two steps."""
    forward, once = bottom_clause(**args, backward=False), bottom_clause(**args, max_steps=1)
    return len(args["example"][1]) + 1 < len(forward) < len(expected) <= LITERALS and len(once) < len(expected)


def bodies_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether fewer atoms are false than stand in bodies under false heads."""
    return not theta_equivalent(whole_bodies_denied(**args), expected)


def several_clauses_pay(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether Progol finds two clauses at least, and covered examples would change what the second one saves."""
    return len(expected) > 2 and values_of(PROGOL_BY_ALL, args) != [step["compaction"] for step in expected]


def background_pays(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether Progol finds clauses that save other numbers of literals than those without the background."""
    found = [step["compaction"] for step in expected]
    return len(expected) > 1 and values_of(PROGOL_WITHOUT_BACKGROUND, args) != found


def stops_before_the_end(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether Progol stops while examples are left, after a clause or two."""
    return len(expected) > 1 and len(values_of(PROGOL_TO_THE_END, args)) > len(expected)


def values_of(process: Process[ProgolState], args: Mapping[str, Any]) -> list[int]:
    """The compactions of the clauses that a process finds, that of the start first."""
    return [state.compaction for state in process.steps(**args)]
