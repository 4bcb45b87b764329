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


def some_folds_equal(args: Mapping[str, Any], expected: float) -> bool:
    """Whether two learners are equally good on some folds, and t is clearly not zero."""
    return abs(expected) > CLEAR and any(a == b for a, b in zip(args["a"], args["b"], strict=True))


def some_numbers_repeat(args: Mapping[str, Any], expected: float) -> bool:
    """Whether some number of x occurs with different numbers of y."""
    pairs = set(zip(args["x"], args["y"], strict=True))
    return len(pairs) > len(set(args["x"])) > 1 and len(set(args["y"])) > 1


def weakly_correlated(args: Mapping[str, Any], expected: float) -> bool:
    """Whether a correlation is small, and not so small that a check would take it for 0."""
    return 0.01 < abs(expected) < 0.1
