"""The texts of a choice's options, no two of which can be mistaken for each other."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from typing import Any

from grader.build.prompts import rendered_prompt
from grader.built.walk import bare_value
from grader.checks.chosen import folded_answer
from grader.codec.values import Value

DEFAULT_DECIMALS = 3  # decimals of numbers, if the exercise does not say
MIN_UNITS_APART = 2  # units of the last decimal by which numbers must differ: rounding on the way must not decide


@dataclass(frozen=True, slots=True)
class OptionStyle:
    """How options are written: by a template over `option` and the names of the exercise, or by the kind of value."""

    digits: int | None = None
    show: str | None = None
    names: Mapping[str, Any] | None = None


def option_texts(values: Sequence[Value], style: OptionStyle) -> list[str]:
    """The values as texts of one line; all numbers have the same decimals, so that none stands out."""
    if style.show is not None:
        return [
            single_spaced(rendered_prompt(style.show, {**(style.names or {}), "option": value})) for value in values
        ]
    decimals = option_decimals(values, style)
    return [single_spaced(option_text(value, decimals)) for value in values]


def option_decimals(values: Sequence[Value], style: OptionStyle) -> int:
    """The number of decimals for the numbers among the values; 0 if all are whole and no digits are asked."""
    if style.digits is not None:
        return style.digits
    return DEFAULT_DECIMALS if any(map(has_fraction, values)) else 0


def has_fraction(value: Value) -> bool:
    """Whether the value holds a number that is not an int."""
    value = bare_value(value)
    if isinstance(value, Mapping):
        return any(map(has_fraction, value.values()))
    if isinstance(value, list | tuple | set | frozenset):
        return any(map(has_fraction, value))
    return isinstance(value, float | Fraction | Decimal)


def option_text(value: Value, decimals: int) -> str:
    """One value as a person writes it.

    >>> option_text(0.25, 3), option_text({"a", "b"}, 0), option_text({"outlook": "sunny"}, 0), option_text(-0.0001, 2)
    ('0.250', 'a, b', 'outlook = sunny', '0.00')
    >>> option_text(0.0625, 3)
    '0.063'
    """
    value = bare_value(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float | Fraction | Decimal):
        text = rounded_text(float(value), decimals) if decimals or not isinstance(value, int) else str(value)
        return text.removeprefix("-") if not text.strip("-0.") else text  # "-0.00" is nought
    if isinstance(value, Mapping):
        return ", ".join(f"{option_text(key, decimals)} = {option_text(each, decimals)}" for key, each in value.items())
    if isinstance(value, set | frozenset):
        # Sorted: the order of a set differs from process to process, and the document must not.
        return ", ".join(sorted(option_text(each, decimals) for each in value))
    if isinstance(value, list | tuple):
        return ", ".join(option_text(each, decimals) for each in value)
    return "none" if value is None else str(value)


def rounded_text(number: float, decimals: int) -> str:
    """A number with that many decimals; a half goes up, as in school: 0.0625 is 0.063."""
    if not math.isfinite(number):
        return str(number)
    # Twelve decimals first: float noise must not make a half a little less.
    half_up = Decimal(repr(round(number, 12))).quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP)
    return f"{half_up:f}"


def single_spaced(text: str) -> str:
    """The text with single spaces and no line breaks."""
    return " ".join(text.split())


def options_alike(one: tuple[Value, str], other: tuple[Value, str], style: OptionStyle) -> bool:
    """Whether two options, each a value and its text, read the same, or are numbers too near to be told apart."""
    if folded_answer(one[1]) == folded_answer(other[1]):
        return True
    first: Any = bare_value(one[0])
    second: Any = bare_value(other[0])
    # A template may write anything: then only the texts can be compared.
    if style.show is not None or not (is_finite_number(first) and is_finite_number(second)):
        return False
    decimals = option_decimals([first, second], style)
    # In Fractions: float noise must not decide whether two options are far enough apart.
    return bool(decimals) and abs(Fraction(first) - Fraction(second)) < Fraction(MIN_UNITS_APART, 10**decimals)


def is_finite_number(value: Value) -> bool:
    """Whether a value is a finite number, and no truth value."""
    if isinstance(value, bool) or not isinstance(value, int | float | Fraction | Decimal):
        return False
    return float("-inf") < value < float("inf")
