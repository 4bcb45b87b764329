"""Simpler numbers: zero, one, smaller ones, and fewer decimals."""

import math
from collections.abc import Iterator


def simpler_numbers(number: float) -> Iterator[float]:
    """Numbers of the same type that are easier to read: zero, one, half of it, one less; fewer decimals.

    >>> list(simpler_numbers(7)), list(simpler_numbers(0.37))
    ([0, 1, 3, 6], [0.0, 1.0, 0.4])
    """
    found = simpler_integers(number) if isinstance(number, int) else simpler_floats(number)
    seen = {number}
    for each in found:
        if each not in seen:
            seen.add(each)
            yield each


def simpler_integers(number: int) -> Iterator[int]:
    """Whole numbers nearer to zero, the nearest to zero first."""
    sign = -1 if number < 0 else 1
    yield from (0, sign, sign * (abs(number) // 2), number - sign)


def simpler_floats(number: float) -> Iterator[float]:
    """Zero, one, and the number with fewer decimals."""
    if not math.isfinite(number):
        return
    yield from (0.0, math.copysign(1.0, number))
    digits = len(repr(abs(number)).partition(".")[2])
    yield from (round(number, places) for places in range(min(digits, 6)))
