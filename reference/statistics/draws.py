"""Draws of samples: numbers, paired numbers, sample sizes and counts of ones."""

from collections.abc import Sequence
from random import Random

from reference.shared.draws.numbers import Range, decimal_number, tries, whole_number


def sample(random: Random, n: Range = (4, 12), within: Sequence[float] = (0, 100), decimals: int = 1) -> list[float]:
    """Numbers from a range, not all of them the same.

    >>> sample(Random(1), n=4, within=[0, 10])
    [1.7, 7.2, 9.7, 0.8]
    """
    size = whole_number(random, n)
    trying = tries()
    while True:
        next(trying)
        drawn = [decimal_number(random, within, decimals) for _ in range(size)]
        # equal values have no spread: a correlation or a t of them would be 0/0
        if size < 2 or len(set(drawn)) > 1:
            return drawn


def partner(
    random: Random, values: Sequence[float], shift: Sequence[float] = (-3, 3), noise: float = 4, decimals: int = 1
) -> list[float]:
    """A second number for each of `values`: the value, plus one common shift, plus noise of its own.

    >>> partner(Random(1), [10, 20, 30], shift=[2, 2], noise=1, decimals=0)
    [13, 21, 32]
    """
    # one shift for all: the pairs differ on average, which is what a paired test looks for
    moved = decimal_number(random, shift, decimals)
    trying = tries()
    while True:
        next(trying)
        apart = [moved + decimal_number(random, (-noise, noise), decimals) for _ in values]
        # equal differences have no spread, and t would not be defined
        if len(values) < 2 or len(set(apart)) > 1:
            return [
                # rounded: the sum of two decimals is not the float that is typed
                round(value + each, decimals) if decimals else int(value + each)
                for value, each in zip(values, apart, strict=True)
            ]


def unequal_sizes(random: Random, number: int = 3, each: Range = (10, 60)) -> list[int]:
    """Sizes of samples; the largest is at least twice the smallest.

    >>> unequal_sizes(Random(1), number=3, each=[10, 60])
    [18, 46, 58]
    """
    trying = tries()
    while True:
        next(trying)
        sizes = [whole_number(random, each) for _ in range(number)]
        # so that the plain mean of the shares, a common mistake, is not the weighted one
        if max(sizes) >= 2 * min(sizes):
            return sizes


def ones_of(random: Random, sizes: Sequence[int]) -> list[int]:
    """How many members of each sample have a property; the shares of the samples differ.

    >>> ones_of(Random(1), [10, 40, 20])
    [3, 37, 3]
    """
    trying = tries()
    while True:
        next(trying)
        # neither none nor all: a share of 0 or 1 needs no calculation
        ones = [random.randint(1, size - 1) for size in sizes]
        shares = [one / size for one, size in zip(ones, sizes, strict=True)]
        # with nearly equal shares the weighted and the plain mean could not be told apart
        if max(shares) - min(shares) > 0.15:
            return ones
