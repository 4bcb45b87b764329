"""Conditions on bottom clauses, and on what Progol finds."""

from collections.abc import Mapping
from typing import Any

from reference.logic.mistakes.progol import whole_bodies_denied
from reference.logic.progol import bottom_clause
from reference.logic.subsumption import theta_equivalent

LITERALS = 14  # at most, in a bottom clause that a student is to read


def derived_both_ways(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a bottom clause has some literals that follow forwards and some that follow backwards, in two steps."""
    forward, once = bottom_clause(**args, backward=False), bottom_clause(**args, max_steps=1)
    return len(args["example"][1]) + 1 < len(forward) < len(expected) <= LITERALS and len(once) < len(expected)


def bodies_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether fewer atoms are false than stand in bodies under false heads."""
    return not theta_equivalent(whole_bodies_denied(**args), expected)
