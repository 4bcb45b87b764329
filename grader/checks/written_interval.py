"""The interval that a written number stands for: `0.033` is what lies between 0.0325 and 0.0335."""

from dataclasses import dataclass
from fractions import Fraction

from grader.checks.numerals import WrittenNumber, rounded_to


@dataclass(frozen=True, slots=True)
class WrittenInterval:
    """A written number with the bounds of what its digits stand for; the bounds are equal where it is exact."""

    low: Fraction
    value: Fraction
    high: Fraction

    @property
    def middle(self) -> Fraction:
        """The middle of the bounds, which is the written value unless the interval was widened to one side."""
        return (self.low + self.high) / 2


def written_interval(number: WrittenNumber, digits: int | None, *, whole: bool = False) -> WrittenInterval:
    """The interval that a written number stands for where so many decimals are asked; `whole`: a count is asked.

    >>> third = WrittenNumber(Fraction("0.033"), 3, "decimal")
    >>> [float(bound) for bound in (written_interval(third, 3).low, written_interval(third, 3).high)]
    [0.0325, 0.0335]
    """
    apart = Fraction(0) if whole and number.value.denominator == 1 else rounding_allowed(number.decimals, digits)
    return WrittenInterval(number.value - apart, number.value, number.value + apart)


def rounding_allowed(decimals: int | None, digits: int | None) -> Fraction:
    """How far the number that a student calculated may lie from the one that was written; 0 for a fraction.

    >>> rounding_allowed(1, 3), rounding_allowed(4, 3), rounding_allowed(None, 3)
    (Fraction(1, 2000), Fraction(1, 10000), Fraction(0, 1))
    """
    if decimals is None or digits is None:
        return Fraction(0)
    if decimals <= digits:
        return Fraction(1, 2 * 10**digits)  # who writes 0.5 where three decimals are asked means 0.500
    # More digits than asked may be cut off as well as rounded. That is a fifth of what the asked digits allow, or less.
    return Fraction(1, 10**decimals)


def right_interval(number: WrittenNumber, true: Fraction, digits: int | None) -> WrittenInterval:
    """The interval between a right number as written and the true one, which its digits are known to stand for.

    A student may have gone on with one digit more than is asked, and this may lie on the other side of the true number.
    """
    kept = true if digits is None else rounded_to(true, digits + 1)
    return WrittenInterval(min(number.value, true, kept), number.value, max(number.value, true, kept))
