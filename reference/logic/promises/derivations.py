"""Promises about clauses of propositions."""

from collections.abc import Sequence
from typing import Any

from reference.logic.terms import is_negative


def are_letter_clauses(clauses: Sequence[Any], most: int = 5) -> bool:
    """Whether clauses are lists of propositions, plain or negated, with few different ones."""
    literals = [literal for clause in clauses for literal in clause]
    names = [literal if isinstance(literal, str) else literal[1] for literal in literals]
    signs = [isinstance(each, str) or (len(each) == 2 and is_negative(each)) for each in literals]
    return (
        all(signs)
        and all(name.isidentifier() and name[:1].islower() and name != "not" for name in names)
        and (len({*names}) <= most)
    )
