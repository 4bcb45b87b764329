"""Conditions on clauses from which others are derived."""

from collections.abc import Mapping
from typing import Any

from reference.logic.mistakes.derivation import (
    two_pairs_refutation,
    union_refutation,
    unit_refutation,
)


def without_units(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a derivation of the empty clause takes four steps, some of them without a single literal."""
    return isinstance(expected, list) and len(expected) > 3 and unit_refutation(args["clauses"]) is None


def two_pairs_tempt(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether clauses contradict nothing, and seem to if all pairs of literals are resolved at once."""
    return isinstance(expected, dict) and isinstance(two_pairs_refutation(args["clauses"]), list)


def union_tempts(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether clauses contradict nothing, and seem to if both literals are taken from the union."""
    return isinstance(expected, dict) and isinstance(union_refutation(args["clauses"]), list)
