"""Answers too large to be explained: a search for slips in them takes long, and no slip makes an answer so large."""

from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction

from grader.codec.values import Array, Frame, Json, Record, Series, Value
from grader.judge.judged import JudgedInput

VALUES_ALWAYS_ALLOWED = 1000  # values that any answer may have
MAX_SIZE_RATIO = 4  # as large as the right one may be what a slip gives: the same rows from several rounds, say
CHARACTERS_PER_VALUE = 32  # of a text, or digits of a number, that count for a value


def is_outsized(judged: JudgedInput) -> bool:
    """Whether an answer is so much larger than the right one that no mistake of a few lines can have made it.

    A known mistake may: one that never ends gives a long trace.
    """
    value = judged.observation.value
    # Cheap, and true of nearly all answers: the expected one need not be measured.
    if not holds_more_values(value, VALUES_ALWAYS_ALLOWED):
        return False
    known = max(map(encoded_size, judged.variants.values()), default=0)
    return holds_more_values(value, VALUES_ALWAYS_ALLOWED + max(MAX_SIZE_RATIO * encoded_size(judged.expected), known))


def holds_more_values(value: Value, most: int) -> bool:
    """Whether a value holds more than `most` values, itself included; no more than that many are looked at."""
    left = [value]
    while left and most >= 0:
        each = left.pop()
        most -= 1 + digits_or_characters(each) // CHARACTERS_PER_VALUE
        left.extend(direct_items(each))
    return most < 0


def digits_or_characters(value: Value) -> int:
    """The number of characters of a text, or about that of digits of a number; 0 for anything else."""
    if isinstance(value, str | bytes):
        return len(value)
    if isinstance(value, Decimal):
        return abs(value.adjusted()) + len(value.as_tuple().digits) if value.is_finite() else 0
    if isinstance(value, int | Fraction):
        # A digit has about three bits; to write a number out takes time that grows with the square of its length.
        return (value.numerator.bit_length() + value.denominator.bit_length()) // 3
    return 0


def direct_items(value: Value) -> Iterable[Value]:
    """The values that lie directly in a value."""
    if isinstance(value, list | tuple | set | frozenset):
        return value
    if isinstance(value, dict):
        return (*value.keys(), *value.values())
    if isinstance(value, Array):
        return value.items
    if isinstance(value, Series):
        return value.index + value.items
    if isinstance(value, Frame):
        return value.columns + value.index + value.rows
    return [item for _, item in value.fields] if isinstance(value, Record) else ()


def encoded_size(form: Json) -> int:
    """About the number of values in an encoded one: a form of ours also has its name among them."""
    left, count = [form], 0
    while left:
        each = left.pop()
        count += 1
        left.extend(each.values() if isinstance(each, dict) else each if isinstance(each, list) else ())
    return count
