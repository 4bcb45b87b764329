"""The test whether two values are the same answer, whatever types they came in."""

import math
from collections.abc import Hashable, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any

from grader.checks.containers import items_of, pairs_of, unwrapped
from grader.codec.values import Array, Frame, Record, Series, Value

CONTAINER_TYPES = (
    list,
    tuple,
    dict,
    set,
    frozenset,
    Array,
    Series,
    Frame,
    Record,
)  # what is never the same as a lone value
AnyNumber = int | float | complex | Fraction | Decimal
MAX_DECIMAL_BITS = 1000  # bits of an integer that is written out in decimal, which takes quadratic time
EXACT_FLOAT_LIMIT = 2**53  # no number above it is between two integers, and below it Python's hashes are all different


def canonical(value: Any) -> Hashable:
    """A key that two values share if they are the same answer: 1 and 1.0 and NumPy's 1, a list and a tuple."""
    kind = type(value)  # asked once, as this is called for every cell of a table: mypy does not follow it
    if kind is str:  # as most are, and whole tables are made of them
        return ("text", value.strip())
    if kind is int or kind is float:
        return value if -EXACT_FLOAT_LIMIT < value < EXACT_FLOAT_LIMIT else _number_key(value)
    if kind is frozenset or kind is set:
        return ("set", frozenset(map(canonical, value)))
    items = value if kind is list or kind is tuple else items_of(value)
    return _other_key(value) if items is None else ("row", tuple(map(canonical, items)))


def _other_key(value: Value) -> Hashable:
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


def _number_key(number: AnyNumber) -> Hashable:
    if isinstance(number, int | float) and -EXACT_FLOAT_LIMIT < number < EXACT_FLOAT_LIMIT:
        return number  # Python compares and hashes these by their exact value
    if isinstance(number, complex) and number.imag:
        return ("complex", number.real + 0.0, number.imag + 0.0)
    real = number.real if isinstance(number, complex) else number
    try:
        return _exact_key(Fraction(real))
    except OverflowError:  # what Fraction raises for an infinite number
        return ("infinite", real > 0)
    except ValueError:  # and for NaN
        return ("nan",)


def _exact_key(number: Fraction) -> Hashable:
    """The key of a number of any size: the float or small integer that it is, else its digits.

    Hashes of integers repeat after 2**61, and those of fractions at will, so that a long list of forged ones would take
    hours to look up; texts do not collide.
    """
    above, below = number.numerator, number.denominator
    if below == 1:
        return above if -EXACT_FLOAT_LIMIT < above < EXACT_FLOAT_LIMIT else digits_of(above)
    if not below & (below - 1) and abs(above) < EXACT_FLOAT_LIMIT * below and above / below == number:
        return above / below
    return f"{digits_of(above)}/{digits_of(below)}"


def digits_of(number: int) -> str:
    """The digits of an integer; of a very long one in hexadecimal, as to write it out takes quadratic time."""
    return str(number) if number.bit_length() < MAX_DECIMAL_BITS else hex(number)


def same_answer(expected: Value, observed: Value) -> bool:
    """Whether an answer is the one expected, exactly; 1 and 0 may stand for True and False, as they do in NumPy.

    >>> same_answer([1, "a"], (1.0, " a")), same_answer(True, 1), same_answer({1: "x"}, {1.0: "x"})
    (True, True, True)
    """
    wanted, given = unwrapped(expected), unwrapped(observed)
    if isinstance(wanted, dict):
        return _same_dict(wanted, given)
    if isinstance(wanted, set | frozenset):
        return isinstance(given, set | frozenset) and canonical(wanted) == canonical(given)
    items, given_items = items_of(wanted), items_of(observed)
    if items is not None:
        return given_items is not None and len(items) == len(given_items) and all(map(same_answer, items, given_items))
    return not isinstance(given, CONTAINER_TYPES) and canonical(wanted) == canonical(given)


def _same_dict(wanted: dict[Value, Value], given: Value) -> bool:
    if not isinstance(given, dict | Record):
        return False
    pairs, items = pairs_of(given) or (), tuple(wanted.values())
    meant = keys_meant(tuple(wanted), [key for key, _ in pairs])
    if None in meant or len(set(meant)) < len(meant) or len(meant) < len(items):
        return False
    return all(
        same_answer(items[place], item) for place, (_, item) in zip(meant, pairs, strict=True) if place is not None
    )


def keys_meant(expected: Sequence[Value], observed: Sequence[Value], *, sets: bool = False) -> list[int | None]:
    """For each key of an answer, the place of the expected key that it means; None for a key of its own.

    One item may stand bare or in a tuple of one; a set and a tuple of the same items mean the same, unless there are
    two expected keys that it could mean. Two tuples are in order, but for keys that are `sets`.

    >>> keys_meant(["a", ("b", "c")], [("a",), frozenset({"c", "b"}), ("c", "b")])
    [0, 1, None]
    """
    exact = {canonical(key): place for place, key in enumerate(expected)}
    meant = [exact.get(canonical(key)) for key in observed]
    if None not in meant:
        return meant
    loose: dict[Hashable, list[int]] = {}
    for place, key in enumerate(expected):
        loose.setdefault(_loose_key(key), []).append(place)
    taken = set(meant)
    for number, key in enumerate(observed):
        places = loose.get(_loose_key(key), ()) if meant[number] is None else ()
        if len(places) == 1 and places[0] not in taken and (sets or _is_one_key(expected[places[0]], key)):
            meant[number] = places[0]
            taken.add(places[0])
    return meant


def _loose_key(key: Value) -> Hashable:
    """A key that keys of the same items share, in whatever order or form; a row with an item twice has its own."""
    plain = unwrapped(key)
    items = tuple(plain) if isinstance(plain, set | frozenset) else items_of(plain)
    members = frozenset(map(canonical, (plain,) if items is None else items))
    return members if items is None or len(members) == len(items) else canonical(key)


def _is_one_key(expected: Value, observed: Value) -> bool:
    """Whether two keys with the same items are one: either is a set, or there is one item and no order."""
    if any(isinstance(unwrapped(key), set | frozenset) for key in (expected, observed)):
        return True
    items, given = items_of(unwrapped(expected)), items_of(unwrapped(observed))
    return (items is None or len(items) == 1) and (given is None or len(given) == 1)


def is_nan(value: Value) -> bool:
    """Whether a value is the number NaN."""
    plain = unwrapped(value)
    return (isinstance(plain, float) and math.isnan(plain)) or (isinstance(plain, Decimal) and plain.is_nan())
