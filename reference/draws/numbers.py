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
    """A number with at most so many decimals, both ends included; a whole one, as an int, for none.

    Drawn as a whole number of the last decimal: 0.3 is then the float that a student types, never 0.30000000000000004.
    """
    low, high = within
    unit: int = 10**decimals
    drawn = random.randint(round(low * unit), round(high * unit))
    return drawn / unit if decimals else drawn


def tries(most: int = 1000) -> Iterator[int]:
    """The numbers of so many tries; what was not drawn by then never will be, and raises ValueError."""
    yield from range(most)
    raise ValueError(f"nothing of the kind was drawn in {most} tries: a wider range may do")
