"""When two values are the same answer, whatever types they came in."""

import math
from collections.abc import Hashable
from decimal import Decimal
from fractions import Fraction

from grader.checks.forms import items_of, pairs_of, unwrapped
from grader.codec.values import Record, Value

Number = int | float | complex | Fraction | Decimal


def canonical(value: Value) -> Hashable:
    """A key that two values share if they are the same answer: 1 and 1.0 and NumPy's 1, a list and a tuple."""
    items = items_of(value)
    if items is not None:
        return ("row", tuple(map(canonical, items)))
    match unwrapped(value):
        case str() as text:
            return ("text", text.strip())
        case int() | float() | complex() | Fraction() | Decimal() as number:
            return _number_key(number)
        case set() | frozenset() as members:
            return ("set", frozenset(map(canonical, members)))
        case dict() as pairs:
            return ("dict", frozenset((canonical(key), canonical(item)) for key, item in pairs.items()))
        case other:  # what is outside the closed set is the same as nothing, itself included
            return ("other", other if other is None or isinstance(other, bytes) else object())


def _number_key(number: Number) -> Hashable:
    if isinstance(number, complex) and number.imag:
        return ("complex", number)
    real = number.real if isinstance(number, complex) else number
    try:
        return Fraction(real)
    except OverflowError:
        return ("infinite", real > 0)
    except ValueError:
        return ("nan",)


def same(expected: Value, observed: Value) -> bool:
    """Whether an answer is the one expected, exactly; True is not 1 where True is expected.

    >>> same([1, "a"], (1.0, " a")), same(True, 1), same({1: "x"}, {1.0: "x"})
    (True, False, True)
    """
    wanted, given = unwrapped(expected), unwrapped(observed)
    if isinstance(wanted, bool):
        return isinstance(given, bool) and wanted == given
    if isinstance(wanted, dict):
        return _same_dict(wanted, given)
    if isinstance(wanted, set | frozenset):
        return isinstance(given, set | frozenset) and canonical(wanted) == canonical(given)
    items, given_items = items_of(wanted), items_of(observed)
    if items is not None:
        return given_items is not None and len(items) == len(given_items) and all(map(same, items, given_items))
    return canonical(wanted) == canonical(given)


def _same_dict(wanted: dict[Value, Value], given: Value) -> bool:
    if not isinstance(given, dict | Record):
        return False
    observed = {canonical(key): item for key, item in pairs_of(given) or ()}
    expected = {canonical(key): item for key, item in wanted.items()}
    return expected.keys() == observed.keys() and all(same(item, observed[key]) for key, item in expected.items())


def is_nan(value: Value) -> bool:
    """Whether a value is the number NaN."""
    plain = unwrapped(value)
    return (isinstance(plain, float) and math.isnan(plain)) or (isinstance(plain, Decimal) and plain.is_nan())
