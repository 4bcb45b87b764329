"""Draws of names of any spelling, among them names that contain one another."""

from collections.abc import Sequence
from random import Random

# Each is a part of another, and some are others joined: a program that looks for one text in another, or that joins the
# names of a set to a key, takes them for one another. All are lower-case words, which every text allows.
CONTAINED = ("a", "b", "ab", "ba", "bab")


def any_names(random: Random, names: Sequence[str], number: int) -> list[str]:
    """So many different names of those given; every second time, names that contain one another.

    >>> any_names(Random(1), ["x", "Y 2", "größe"], 2), any_names(Random(2), ["x", "Y 2", "größe"], 2)
    (['a', 'ab'], ['x', 'größe'])
    """
    contained = number <= len(CONTAINED) and random.random() < 1 / 2
    return random.sample(CONTAINED if contained else list(names), number)
