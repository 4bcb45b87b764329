"""Conditions on samples and tests."""

from collections.abc import Mapping
from typing import Any

CLEAR = 0.3  # how far t is from its critical value, and a coefficient from zero, so that rounding decides nothing


def clear_decision(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the t of a hand calculation is clearly on one side of its critical value, and not near zero."""
    t: float = abs(expected["t"])
    critical: float = args["critical"]
    return abs(t - critical) > CLEAR and t > CLEAR


def falls(args: Mapping[str, Any], expected: float) -> bool:
    """Whether the correlation of two lists is clearly negative: one falls where the other rises."""
    return expected < -CLEAR
