"""Draws of values with classes, among which some values have several classes."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from reference.shared.draws.numbers import Range, decimal_number, tries, whole_number


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


def shuffled_ids(random: Random, n: int) -> list[int]:
    """The numbers from 1 to n in any order.

    >>> shuffled_ids(Random(1), 4)
    [2, 3, 1, 4]
    """
    return random.sample(range(1, n + 1), n)


def some_ids(random: Random, ids: Sequence[int], n: int) -> list[int]:
    """Some of the numbers, smallest first, which is not the order in which they are given, nor the reverse of it.

    >>> some_ids(Random(1), [4, 1, 3, 2], 3)
    [1, 3, 4]
    """
    trying = tries()
    while True:
        next(trying)
        drawn = sorted(random.sample(list(ids), n))
        places = [list(ids).index(each) for each in drawn]
        if sum(one > two for one, two in pairwise(places)) >= 2 - (n < 4):
            return drawn


def whole_between(random: Random, within: Sequence[int]) -> int:
    """A whole number from a range, both ends included.

    >>> whole_between(Random(1), [60, 460])
    128
    """
    return whole_number(random, within)


def branch_sizes(random: Random) -> list[int]:
    """The sizes of four branches, of which one or two have more than one example; a second one has just two."""
    return random.sample([1, 1, random.choice([1, 2, 2]), random.randint(9, 20)], 4)
