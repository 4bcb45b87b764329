"""Promises about instance spaces and formulas."""

import math
from collections.abc import Mapping, Sequence

from reference.logic.formulas import Formula

MOST_ROWS = 200  # rows on which a verifier asks every formula
CONNECTIVE_WORDS = ("and", "or", "not")


def small_space(domains: Mapping[str, Sequence[str]]) -> bool:
    """Whether an instance space has few rows, every attribute has values, and none is called like a connective."""
    return (
        math.prod(map(len, domains.values())) <= MOST_ROWS
        and all(values for values in domains.values())
        and not any(name in CONNECTIVE_WORDS for name in domains)
    )


def is_flat_formula(formula: Formula) -> bool:
    """Whether a formula has `and`, `or` and `not` with enough parts, and no `and` in `and`, no `or` in `or`."""
    if isinstance(formula, str):
        return formula not in CONNECTIVE_WORDS
    name, parts = formula[0], formula[1:]
    counted = len(parts) == 1 if name == "not" else name in CONNECTIVE_WORDS and len(parts) > 1
    nested = name != "not" and any(not isinstance(part, str) and part[0] == name for part in parts)
    return counted and not nested and all(map(is_flat_formula, parts))
