"""Answers as plain Python, for verifiers: lists, dicts, numbers, text, truth values and None, and nothing else."""

from decimal import Decimal
from fractions import Fraction

from grader.checks.containers import items_of, kind_of, unwrapped
from grader.checks.numeric import float_of
from grader.codec.values import Array, Frame, Record, Scalar, Series, Value

MAX_PLAIN_INTEGER = 2**1000  # beyond it a whole number is no float any more, and arithmetic on the two would raise


class NotPlain(ValueError):
    """A value that has no plain form: a function, a date, bytes. The text names it as a student would."""


def plain_value(value: Value) -> Value:
    """The answer in plain lists, dicts, numbers and text without spaces around it; raises `NotPlain`.

    A tuple or array is a list, a set a sorted list, a record a dict, a DataFrame a list of dicts. Where the index of a
    Series, or the columns of a DataFrame, only count, the Series or each row is a list. A dict keeps its keys,
    rows as tuples. A Fraction or Decimal is a float.

    >>> plain_value((1, Fraction(1, 2), {"b", "a "})), plain_value({(Scalar("int64", 1), "x"): None})
    ([1, 0.5, ['a', 'b']], {(1, 'x'): None})
    """
    if isinstance(value, dict):
        return {plain_key(key): plain_value(item) for key, item in value.items()}
    if isinstance(value, Record):
        return {name: plain_value(item) for name, item in value.fields}
    if isinstance(value, Frame) and value.columns != tuple(range(len(value.columns))):
        return [dict(zip(map(plain_key, value.columns), map(plain_value, row), strict=True)) for row in value.rows]
    if isinstance(value, Series) and value.index != tuple(range(len(value.items))):
        return {plain_key(key): plain_value(item) for key, item in zip(value.index, value.items, strict=True)}
    if isinstance(value, set | frozenset):
        return sorted(map(plain_value, value), key=repr)
    items = items_of(value)
    return plain_leaf(value) if items is None else [plain_value(item) for item in items]


def plain_leaf(value: Value) -> Value:
    """The plain form of a value that holds no others, or of a 0-d array, which holds one; raises `NotPlain`."""
    plain = unwrapped(value)
    if isinstance(plain, str):
        return plain.strip()
    if plain is None or isinstance(plain, bool | float):
        return plain
    if isinstance(plain, int) and abs(plain) < MAX_PLAIN_INTEGER:
        return plain
    number = float_of(plain) if isinstance(plain, Fraction | Decimal | complex) else None
    if number is None:
        raise NotPlain("a number too large to read" if isinstance(plain, int) else kind_of(plain))
    return number


def plain_key(key: Value) -> Value:
    """A key of a dict: a plain value, or a tuple of such."""
    if isinstance(key, Scalar | Array):
        key = unwrapped(key)
    plain = plain_value(key)
    if isinstance(plain, dict):
        raise NotPlain(kind_of(key))
    return hashable_plain(plain)


def hashable_plain(plain: Value) -> Value:
    """A plain value with tuples for lists."""
    return tuple(map(hashable_plain, plain)) if isinstance(plain, list) else plain
