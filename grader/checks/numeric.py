"""Numbers in every type that students return, and the test whether two of them are near."""

import math
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from grader.checks.containers import dtype_of, items_of, unwrapped
from grader.codec.values import Value

_NO_NUMBERS = frozenset({bool, str, list, tuple, dict, set, frozenset, type(None)})  # known without a look at ABCs
# What a handful of operations may lose in a type of lower precision: (relative, absolute).
_LOST = {"float32": (1e-5, 1e-6), "complex64": (1e-5, 1e-6), "float16": (5e-3, 1e-3)}
# Half a unit of the sixth decimal, and what floats lose: sheets show six digits, and a student may return those.
SIX_DECIMALS = 5.1e-7


@dataclass(frozen=True, slots=True)
class Tolerance:
    """The tolerance by which two numbers may differ and count as the same."""

    rtol: float = 1e-6
    atol: float = SIX_DECIMALS

    def for_type(self, dtype: str) -> "Tolerance":
        """This tolerance, or what numbers of the type can keep, where that is wider."""
        rtol, atol = _LOST.get(dtype.lower(), (0.0, 0.0))
        return Tolerance(max(self.rtol, rtol), max(self.atol, atol))

    def near(self, expected: float, value: float) -> bool:
        """Whether two floats count as the same; NaN is near NaN only, infinity near itself only."""
        if math.isnan(expected) or math.isnan(value):
            return math.isnan(expected) and math.isnan(value)
        if math.isinf(expected) or math.isinf(value):
            return expected == value
        # Relative to the expected number alone, unlike math.isclose: a huge answer must not widen its own tolerance.
        return abs(expected - value) <= max(self.rtol * abs(expected), self.atol)


def float_of(value: Value, *, atol: float = 1e-9) -> float | None:
    """The number as a float, infinite when too large for one; None for what is no real number, bools included.

    A NumPy scalar, an array or a Series of one item is its number; a complex number without an imaginary part is real.
    """
    plain = unwrapped(value)
    if type(plain) is float:
        return plain
    if type(plain) in _NO_NUMBERS or isinstance(plain, bool):
        return None
    if isinstance(plain, complex):
        return plain.real if abs(plain.imag) <= atol else None
    if isinstance(plain, int | float | Fraction | Decimal):
        return _float(plain)
    return None


def _float(number: int | float | Fraction | Decimal) -> float:
    try:
        return float(number)
    except OverflowError:
        return math.inf if number > 0 else -math.inf
    except ValueError:  # a signalling NaN of Decimal
        return math.nan


def is_number(value: Value) -> bool:
    """Whether the value is one real number, and no row of one."""
    return items_of(value) is None and float_of(value) is not None


def is_near_number(expected: Value, observed: Value, tolerance: Tolerance) -> bool:
    """Whether an answer is the number expected, within the tolerance that its own type allows."""
    value = float_of(observed, atol=tolerance.atol)
    wanted = float_of(expected)
    return value is not None and wanted is not None and tolerance.for_type(dtype_of(observed)).near(wanted, value)
