"""Conditions on clauses of propositions whose other parents are sought."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.logic.mistakes.inverse_steps import rest_not_looked_for, same_sign, signs_overlooked


def all_kinds_known(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether a missing rest, or an overlooked sign, would give other clauses, and there are two to twelve."""
    right = {frozenset(clause) for clause in expected}
    others = [
        {frozenset(clause) for clause in mistake(args["resolvent"], args["known"])}
        for mistake in (rest_not_looked_for, signs_overlooked, same_sign)
    ]
    return 2 <= len(right) <= 12 and all(other != right for other in others)
