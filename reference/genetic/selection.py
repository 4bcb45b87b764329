"""Selection by fitness: survival chances and the wheel of fortune. Kubat, sections 16.2, 16.3; Mitchell, 9.2."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate


def decode(bits: str) -> int:
    """The number that a bit string stands for, its leftmost bit first. Kubat, section 16.3.

    >>> decode("01100")
    12
    """
    return int(bits, 2)


def parabola(bits: str) -> int:
    """The fitness x² - x of the number that a bit string stands for. Kubat, table 16.2.

    >>> parabola("01100"), parabola("10001")
    (132, 272)
    """
    x = decode(bits)
    return x * x - x


def mean_fitness(population: Sequence[str]) -> float:
    """The mean of x² - x over a population. Kubat, table 16.2, prints 282; 282.5 is right."""
    return sum(map(parabola, population)) / len(population)


def best_fitness(population: Sequence[str]) -> int:
    """The largest x² - x of a population."""
    return max(map(parabola, population))


def survival_chances(fitness: Sequence[float]) -> list[float]:
    """The share of each individual in the total fitness: its probability to survive a draw.

    >>> survival_chances([1, 2, 3, 4])
    [0.1, 0.2, 0.3, 0.4]
    """
    # raises where all fitness is 0: no chance is defined then
    return [each / sum(fitness) for each in fitness]


def survivor(fitness: Sequence[float], draw: float) -> int:
    """The place of the individual that a number in (0, sum of fitness] hits on the wheel of fortune.

    The fitness values are laid one after the other; a number on a boundary hits the one that ends there. Kubat,
    figure 16.2, where 15 hits the third.

    >>> survivor([8, 5, 9, 3], 15), survivor([8, 5, 9, 3], 8)
    (2, 0)
    """
    # left: a number on a boundary belongs to the part that ends there
    return bisect_left(list(accumulate(fitness)), draw)


def roulette_wheel(fitness: Sequence[float], draws: Sequence[float]) -> list[int]:
    """The places of the survivors, one for each draw; an individual may survive several times.

    >>> roulette_wheel([8, 5, 9, 3], [15, 1, 9, 25])
    [2, 0, 1, 3]
    """
    return [survivor(fitness, draw) for draw in draws]


def sharpened(fitness: Sequence[float], power: float = 2) -> list[float]:
    """The fitness values raised to a power, so that chances differ more. Kubat, section 16.3.

    >>> sharpened([1, 2, 3])
    [1, 4, 9]
    """
    # Kubat's power is illegible in our copy; 2 is assumed
    return [each**power for each in fitness]
