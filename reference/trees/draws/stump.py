"""Draws of the weights of examples."""

from collections.abc import Mapping, Sequence
from random import Random


def example_weights(random: Random, rows: Sequence[Mapping[str, str]]) -> list[float]:
    """A weight above 0 for each row, with one decimal; some are alike, and a few are much larger.

    >>> example_weights(Random(1), [{}, {}, {}])
    [0.3, 0.2, 0.5]
    """
    return [random.choice([0.1, 0.2, 0.3, 0.4, 0.5, 0.5, 1, 1.5, 2.5]) for _ in rows]
