"""Promises about samples of measurements."""

from collections.abc import Iterable


def are_accuracies(numbers: Iterable[float]) -> bool:
    """Whether every number is a percentage from 0 to 100."""
    return all(0 <= number <= 100 for number in numbers)
