"""Conditions on formulas and clauses, and on the worlds in which they are true or false."""

from collections.abc import Mapping
from typing import Any

from reference.logic.mistakes.model_checking import (
    distinct_objects,
    every_variable,
    implications_joined,
    outer_value_kept,
    quantifiers_swapped,
)


def quantifiers_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether other values come out if quantifiers change places, or if one binds nothing that is bound already."""
    return expected not in (quantifiers_swapped(**args), outer_value_kept(**args))


def readings_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether other values come out if implications are conjunctions, or variables stand for different objects."""
    return expected not in (implications_joined(**args), distinct_objects(**args))


def bound_beside_free(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some formula that is not closed has a bound variable too."""
    return bool(expected != every_variable(**args))
