"""Draws of lists in which an item occurs more than once."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from reference.shared.draws.numbers import Range, whole_number

Item = TypeVar("Item")


def with_repeats(random: Random, items: Sequence[Item], times: Range = (1, 2)) -> list[Item]:
    """The items in their order, and `times` of them once more, at random places.

    >>> with_repeats(Random(1), ["a", "b", "c"], times=1)
    ['a', 'c', 'b', 'c']
    """
    # a program that keeps its examples in a set or a dict gives another answer for such a list
    repeated = list(items)
    for _ in range(whole_number(random, times)):
        repeated.insert(random.randint(0, len(repeated)), random.choice(items))
    return repeated
