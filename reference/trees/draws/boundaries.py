"""Draws of values with classes, among which some values have several classes."""

from collections.abc import Sequence
from random import Random

from reference.shared.draws.numbers import Range, decimal_number, whole_number


def numbers_at_random(
    random: Random, n: Range = (8, 14), within: Sequence[float] = (1, 9), decimals: int = 0
) -> list[float]:
    """Numbers in any order, some of them equal.

    >>> numbers_at_random(Random(1), n=5)
    [3, 2, 5, 2, 8]
    """
    return [decimal_number(random, within, decimals) for _ in range(whole_number(random, n))]


def classes_along(random: Random, values: Sequence[float], classes: Range = 2, wrong: float = 0.2) -> list[str]:
    """A class for each value: classes come in three runs along the values, with an exception in five.

    >>> classes_along(Random(1), [1, 2, 5, 9, 9])
    ['b', 'b', 'c', 'c', 'c']
    """
    labels = random.sample("abcd", whole_number(random, classes))
    low, width = min(values, default=0), (max(values, default=0) - min(values, default=0)) / 3 or 1
    return [
        random.choice(labels) if random.random() < wrong else labels[int((value - low) / width) % len(labels)]
        for value in values
    ]
