"""Right answers that were rounded: to decimals, to significant digits, or by a type that keeps few digits."""

import math
import struct
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import partial

from grader.diagnose.near.failing_input import FailingInput, NearMiss, paired_numbers, with_numbers
from grader.diagnose.near.handing_over import read_numbers

# With 12 decimals or more a float was computed in another way, and not rounded by a person: `close` says the same.
MAX_ROUNDED_DECIMALS = 11
MAX_ROUNDED_DIGITS = 8  # significant digits; a usual check takes a millionth for right, so that more of them pass
# Different numbers other than zero that rounding changed, or digits in them: fewer may be near by chance, and somebody
# who guesses hidden answers may be told no sooner that a guess is near.
MIN_ROUNDED_NUMBERS = 3
MIN_DIGITS_IN_ROUNDED_NUMBERS = 8
HALF_PRECISION_SHARE = 2.0**-11  # of a number: as much as float16 changes it at most
HALF_PRECISION_STEP = 2.0**-25  # half of the smallest number that float16 has, which is what it loses near zero
MAX_HALF_PRECISION = 65504.0  # the largest number that float16 has


@dataclass(frozen=True, slots=True)
class Rounding:
    """A way to round: in words, as a function of a number, and how far it moves a right number at most."""

    words: str
    change: Callable[[float], float]
    most: Callable[[float], float]

    def keeps(self, number: float) -> bool:
        """Whether a number stays as it is, as one that was rounded in this way does."""
        return math.isnan(number) or self.change(number) == number

    def leads_to(self, wanted: float, given: float) -> bool:
        """Whether a right number may become the given one; ties may be rounded up or down."""
        if not (math.isfinite(wanted) and math.isfinite(given)):
            return wanted == given or (math.isnan(wanted) and math.isnan(given))
        # A little more than half a unit, as the student's unrounded number differs from ours in its last digits.
        return abs(wanted - given) <= self.most(wanted) * (1 + 1e-6) + 1e-12 * abs(wanted)


def rounded_right(
    failing: Sequence[FailingInput], right: Iterable[FailingInput] = (), min_decimals: int = 0, *, sure: bool = False
) -> NearMiss | None:
    """The near miss that every failing answer is the right one, rounded; `right` has the inputs answered right.

    These show rounding too, where it changed a number by less than the check allows. `min_decimals` is the number of
    decimals, or of significant digits, that must be left. It is `sure` where one number is evidence enough.
    """
    read = [replace(each, observed=read_numbers(each.observed)) for each in failing]
    as_text = any(own.given != each.given for own, each in zip(read, failing, strict=True))
    ways = explaining_roundings(read, min_decimals)
    if not as_text and not all(map(rounded_numbers, failing)):
        return None  # an answer with the right numbers only fails for another reason than rounding
    others = list(right) if ways else []  # mostly there is no way, and these need not be decoded
    for rounding in ways:
        shown = [*read, *(each for each in others if is_rounded(each, rounding))]
        if sure or is_enough_evidence(set().union(*map(rounded_numbers, shown))):
            return rounded_near_miss(rounding, as_text=as_text)
    return None


def explaining_roundings(failing: Sequence[FailingInput], min_decimals: int) -> list[Rounding]:
    """The ways to round that explain every failing answer."""
    ways = roundings_of([number for each in failing for number in each.given], min_decimals)
    return [way for way in ways if all(is_rounded(each, way) for each in failing)]


def rounded_near_miss(rounding: Rounding, *, as_text: bool) -> NearMiss:
    """The near miss for a way to round; the words hold nothing but what the student's own code chose."""
    text, return_them = (" as text,", "Return the numbers themselves, with") if as_text else ("", "Return")
    hint = f"These outputs are the right numbers{text} {rounding.words}. {return_them} every digit."
    return NearMiss("rounded", hint)


def roundings_of(given: Sequence[float], min_decimals: int) -> Iterator[Rounding]:
    """The ways to round that all of the given numbers may come from; none where some number has every digit."""
    finite = [number for number in given if math.isfinite(number)]
    if not finite:
        return
    decimals = max(map(decimals_of, finite))
    if min_decimals <= decimals <= MAX_ROUNDED_DECIMALS:
        yield to_decimals(decimals)
    digits = max(map(significant_digits_of, finite))
    # Whole numbers have few digits without anybody having rounded to digits.
    if decimals and max(min_decimals, 1) <= digits <= MAX_ROUNDED_DIGITS:
        yield to_digits(digits)
    if decimals and all(half_precision(number) == number for number in finite):
        yield IN_HALF_PRECISION


def has_every_digit(number: float) -> bool:
    """Whether a number was certainly not rounded: it has many decimals, many digits, and is none of float16's."""
    if not math.isfinite(number) or decimals_of(number) <= MAX_ROUNDED_DECIMALS:
        return False
    return significant_digits_of(number) > MAX_ROUNDED_DIGITS and half_precision(number) != number


def to_decimals(decimals: int) -> Rounding:
    """Rounding to so many decimals."""
    places = {0: "whole numbers", 1: "1 decimal"}.get(decimals, f"{decimals} decimals")
    return Rounding(f"rounded to {places}", partial(round, ndigits=decimals), lambda _: 0.5 * 10.0**-decimals)


def to_digits(digits: int) -> Rounding:
    """Rounding to so many significant digits."""

    def most(wanted: float) -> float:
        return 0.5 * 10.0 ** (math.floor(math.log10(abs(wanted))) - digits + 1) if wanted else 0.0

    words = f"rounded to {digits} significant digit{'s' if digits > 1 else ''}"
    return Rounding(words, lambda number: float(f"{number:.{digits - 1}e}"), most)


def half_precision(number: float) -> float:
    """The number as NumPy's float16 keeps it; infinite where that has none so large."""
    if math.isfinite(number) and abs(number) > MAX_HALF_PRECISION:
        return math.copysign(math.inf, number)
    return float(struct.unpack("e", struct.pack("e", number))[0])


IN_HALF_PRECISION = Rounding(
    "in half precision (float16), which keeps about three digits",
    half_precision,
    lambda wanted: max(HALF_PRECISION_SHARE * abs(wanted), HALF_PRECISION_STEP),
)


def is_rounded(each: FailingInput, rounding: Rounding) -> bool:
    """Whether an answer is the right one with each number rounded: number by number, else as the check sees it."""
    if not all(map(rounding.keeps, each.given)):
        return False
    pairs = paired_numbers(each.expected, each.observed)
    if pairs is not None:
        return all(rounding.leads_to(wanted, given) for wanted, given in pairs)
    try:
        return each.same(with_numbers(each.expected, rounding.change), each.observed)
    except (ArithmeticError, ValueError):
        return False


def is_enough_evidence(rounded: Set[float]) -> bool:
    """Whether numbers that were rounded are enough, or have enough digits, to tell rounding from chance."""
    telling = rounded - {0.0}
    digits = sum(map(significant_digits_of, telling))
    return len(telling) >= MIN_ROUNDED_NUMBERS or digits >= MIN_DIGITS_IN_ROUNDED_NUMBERS


def rounded_numbers(each: FailingInput) -> set[float]:
    """The numbers of an answer that differ from the right ones, last digits aside."""
    pairs = paired_numbers(each.expected, each.observed)
    if pairs is not None:
        return {given for wanted, given in pairs if last_digits_aside(wanted) != last_digits_aside(given)}
    right = set(map(last_digits_aside, each.wanted))
    return {number for number in each.given if last_digits_aside(number) not in right}


def last_digits_aside(number: float) -> str:
    """The number to twelve digits: equal results of different sums differ in the digits after them."""
    return f"{number:.12g}"


def decimals_of(number: float) -> int:
    """The number of decimals of a finite float as Python writes it.

    >>> decimals_of(0.25), decimals_of(3.0), decimals_of(1.5e-05), decimals_of(1e22)
    (2, 0, 6, 0)
    """
    exponent = Decimal(repr(number)).normalize().as_tuple().exponent
    return max(-exponent, 0) if isinstance(exponent, int) else 0


def significant_digits_of(number: float) -> int:
    """The number of significant digits of a finite float as Python writes it.

    >>> significant_digits_of(0.0250), significant_digits_of(120.0), significant_digits_of(0.0)
    (2, 2, 1)
    """
    return len(Decimal(repr(number)).normalize().as_tuple().digits)
