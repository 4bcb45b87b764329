"""Figures that a book prints, compared with a reference's answer to the last printed digit."""

import math
from collections.abc import Mapping
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from typing import Any

from grader.codec.values import Scalar, Value

ROUNDING_SLACK = Fraction(1, 10**12)  # a float that lies on the border of rounding may come out on either side


def agrees(printed: Any, value: Value) -> bool:
    """Whether the value agrees with a printed figure, or a list or mapping of figures, at the printed precision.

    A mapping is about the keys it names only, as a book seldom prints all of them.

    >>> agrees("0.940", 0.9403), agrees("0.940", 0.9411), agrees(["1/2", "yes"], (0.5, "yes"))
    (True, False, True)
    """
    if isinstance(printed, Mapping):
        return isinstance(value, Mapping) and all(key in value and agrees(printed[key], value[key]) for key in printed)
    if isinstance(printed, list | tuple):
        return isinstance(value, list | tuple) and len(value) == len(printed) and all(map(agrees, printed, value))
    return figure_agrees(str(printed), value.value if isinstance(value, Scalar) else value)


def figure_agrees(printed: str, value: Value) -> bool:
    """Whether one printed figure is the value: a number by its digits, anything else as text."""
    if isinstance(value, bool) or not isinstance(value, int | float | Fraction | Decimal):
        return printed == str(value)
    read = figure(printed)
    if read is None or not math.isfinite(value):
        return printed == str(value)
    return abs(Fraction(value) - read[0]) <= read[1] + ROUNDING_SLACK


def figure(printed: str) -> tuple[Fraction, Fraction] | None:
    """The printed number and half a unit of its last digit (0 for a fraction); None for a text that is no number.

    >>> figure("94.0 %"), figure("-16/17"), figure("sunny")
    ((Fraction(47, 50), Fraction(1, 2000)), (Fraction(-16, 17), Fraction(0, 1)), None)
    """
    text = printed.strip().replace("−", "-")  # books print the minus sign
    scale = 100 if text.endswith("%") else 1
    text = text.removesuffix("%").rstrip()
    try:
        if "/" in text:
            return Fraction(text) / scale, Fraction(0)
        number = Decimal(text)
    except (ValueError, InvalidOperation, ZeroDivisionError):
        return None
    exponent = number.as_tuple().exponent
    # NaN and Infinity are Decimals too.
    if not isinstance(exponent, int):
        return None
    return Fraction(number) / scale, Fraction(10) ** exponent / 2 / scale


def trace_agrees(printed: Any, records: list[Value]) -> bool:
    """Whether records agree with a printed trace: `{last: record}`, records by number, or all after the start."""
    if isinstance(printed, Mapping):
        wanted = {key: -1 if key == "last" else key for key in printed}
        return all(
            isinstance(place, int) and place < len(records) and agrees(printed[key], records[place])
            for key, place in wanted.items()
        )
    return agrees(printed, records[1:])
