"""Conditions on generalisations relative to background facts."""

from collections.abc import Mapping
from typing import Any

from reference.logic.mistakes.relative import background_dropped_first, never_reduced, orders_ignored, unlinked_dropped
from reference.logic.subsumption import is_variant


def order_of_steps_decides(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether it matters that a clause is reduced, and that this comes before the background is dropped."""
    others = (background_dropped_first, never_reduced, unlinked_dropped)
    return len(expected[1]) > 1 and not any(is_variant(other(**args), expected) for other in others)


def order_of_pairs_decides(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one variable for a pair in both orders gives another clause."""
    return not is_variant(orders_ignored(**args), expected)
