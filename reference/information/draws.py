"""Draws of the probabilities of messages."""

from itertools import pairwise
from random import Random

from reference.shared.draws.numbers import Range, whole_number


def message_probabilities(random: Random, n: Range, zeros: Range = 0) -> list[float]:
    """Probabilities with two decimals that add up to 1, and zeros at random places.

    >>> message_probabilities(Random(1), n=3, zeros=1)
    [0.0, 0.18, 0.55, 0.27]
    """
    number = whole_number(random, n)
    ends = [0, *sorted(random.sample(range(1, 100), number - 1)), 100]
    found = [(high - low) / 100 for low, high in pairwise(ends)]
    for _ in range(whole_number(random, zeros)):
        found.insert(random.randint(0, len(found)), 0.0)
    return found
