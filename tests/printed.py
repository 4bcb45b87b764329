"""Figures as books print them: a string, because "0.940" says three decimals."""

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from numbers import Real
from typing import Any

NUMBER = re.compile(r"(?P<value>[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?)(?P<percent> ?%)?", re.IGNORECASE)
RATIO = re.compile(r"[-+]?\d+/\d+")
NOISE = Fraction(1, 10**9)  # a figure meant exactly is met by floats that add up to it


@dataclass(frozen=True, eq=False)
class Figure:
    """Equal to every number from `value - within` to `value + within`: a half may have been rounded either way."""

    text: str
    value: Fraction
    within: Fraction

    def __eq__(self, other: object) -> bool:
        if isinstance(other, bool) or not isinstance(other, Real) or not math.isfinite(other):
            return False
        return abs(Fraction(other) - self.value) <= self.within + NOISE  # type: ignore[arg-type]

    __hash__ = None  # type: ignore[assignment]  # equal to many numbers, so no hash can be right

    def __repr__(self) -> str:
        return f"printed({self.text!r})"


def printed(figure: Any, *, exact: bool = False) -> Any:
    """What equals whatever a book would print so; lists and mappings item by item, and what is no number itself.

    >>> printed("0.940") == 0.9402859, printed("0.940") == 0.9407, printed("2/3") == 0.667, printed("14 %") == 0.1406
    (True, False, False, True)
    """
    if isinstance(figure, Mapping):
        return {key: printed(value, exact=exact) for key, value in figure.items()}
    if isinstance(figure, list | tuple):
        return [printed(value, exact=exact) for value in figure]
    if isinstance(figure, bool):
        return figure
    if not isinstance(figure, str):
        raise TypeError(f"a printed figure is a string, and {figure!r} is none")
    return number(figure, exact) or figure


def number(text: str, exact: bool) -> Figure | None:
    """The figure of a number, fraction or percentage; None for any other text."""
    text = text.replace("−", "-")
    if RATIO.fullmatch(text):
        return Figure(text, Fraction(text), Fraction(0))
    found = NUMBER.fullmatch(text)
    if not found:
        return None
    decimal, scale = Decimal(found["value"]), 100 if found["percent"] else 1
    last = decimal.as_tuple().exponent  # of the last printed digit
    assert isinstance(last, int)
    return Figure(text, Fraction(decimal) / scale, Fraction(0) if exact else Fraction(10) ** last / 2 / scale)
