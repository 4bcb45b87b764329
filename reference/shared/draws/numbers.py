"""Numbers to draw with: every range is one number, or a pair [low, high] with both ends included."""

from collections.abc import Iterator, Sequence
from random import Random

Range = int | Sequence[int]


def whole_number(random: Random, within: Range) -> int:
    """A whole number from a range; a single number is itself."""
    if isinstance(within, int):
        return within
    low, high = within
    return random.randint(low, high)


def decimal_number(random: Random, within: Sequence[float], decimals: int) -> float:
    """A number within the range, both ends included, with at most `decimals` decimals; an int for 0 decimals.

    Drawn as a whole number of the last decimal: 0.3 is then the float that a student types, never 0.30000000000000004.
    """
    low, high = within
    unit: int = 10**decimals
    drawn = random.randint(round(low * unit), round(high * unit))
    return drawn / unit if decimals else drawn


def tries(most: int = 1000) -> Iterator[int]:  # a condition that holds in 1 draw of 100 fails 1000 times with 4e-5
    """The numbers of the tries, up to `most`; the next one raises ValueError, as the wanted draw seems impossible."""
    yield from range(most)
    raise ValueError(f"nothing of the kind was drawn in {most} tries: a wider range may do")


def far_number(random: Random, within: Sequence[float]) -> float:
    """A whole number of either sign whose size lies in the range.

    >>> far_number(Random(1), within=[750, 760])
    -759
    """
    # the sign is drawn first, so that both signs have the same chance at every size
    return random.choice((-1, 1)) * decimal_number(random, within, 0)


def signed_number(random: Random, within: Sequence[float], decimals: int = 1) -> float:
    """A number of either sign whose size lies in the range.

    >>> signed_number(Random(1), within=[0.2, 0.9])
    -0.3
    """
    return random.choice((-1, 1)) * decimal_number(random, within, decimals)


def entry(random: Random, row: Sequence[float], place: int) -> float:
    """The number at `place` of a row of numbers that were drawn together.

    >>> entry(Random(1), [1.96, 0.95], 0)
    1.96
    """
    return row[place]


def counts(random: Random, classes: Range = (2, 5), each: Range = (1, 40), empty: Range = 0) -> list[int]:
    """How many examples each class has; `empty` of the classes, at random places, have none.

    >>> counts(Random(1), classes=4, each=[1, 9], empty=1)
    [2, 0, 5, 2]
    """
    number = whole_number(random, classes)
    # the empty classes are chosen before any count, so that `each` may begin at 1 and stay the range of the others
    without = set(random.sample(range(number), min(number, whole_number(random, empty))))
    return [0 if place in without else whole_number(random, each) for place in range(number)]
