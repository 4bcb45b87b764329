"""Numbers as people write them: 0.940, 0,94, 16/17, 94 %, 1.5·10^-3."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

_LONGEST = 100  # characters of a hand answer that is still one number
_LARGEST = 300  # a power of ten; beyond it no answer lies, and the arithmetic would take for ever
# Spaces and signs that phones, keyboards and PDF files put where a plain one is meant.
_SPACES = dict.fromkeys(map(ord, "\u00a0\u2002\u2003\u2007\u2008\u2009\u200a\u202f\t\n\r"), " ")
_MARKS = {ord("\u2212"): "-", ord("\u2013"): "-", ord("\u2010"): "-", ord("\u2011"): "-", ord("\u2044"): "/"} | {
    ord("\u2215"): "/", ord("\u2019"): "'", ord("\ufe6a"): "%", ord("\uff05"): "%", ord("\u200b"): None
}  # fmt: skip

# A comma may be the decimal sign, as in much of Europe; digits are grouped by comma, full stop, space or apostrophe.
_SIGN = r"(?P<sign>[+-]?) ?"
# 1e-3, 1.5·10^-3, 1.5 x 10**(-3): as calculators, books and programs write powers.
_POWER = r"(?:[eE](?P<e>[+-]?\d+)| ?[×·*xX] ?10 ?(?:\^|\*\*) ?[({]?(?P<ten>[+-]?\d+)[)}]?)?"
_DIGITS = r"(?P<digits>[\d.,' ]*\d[.]?)"
_DECIMAL = re.compile(rf"{_SIGN}{_DIGITS}{_POWER}(?P<percent> ?%)?", re.ASCII)
_FRACTION = re.compile(rf"{_SIGN}(?:(?P<whole>\d+) +)?(?P<top>[\d.,]+) ?/ ?(?P<bottom>[\d.,]+)", re.ASCII)


@dataclass(frozen=True, slots=True)
class WrittenNumber:
    """A number as written: its exact value, how many decimals were given (None: it is exact), and its form."""

    value: Fraction
    decimals: int | None
    form: str  # decimal, fraction or percent_sign


def read_number(text: str, forms: Sequence[str] = ("decimal",)) -> WrittenNumber | None:
    """The number that a text most likely means; None if it is no number in one of the forms.

    >>> read_number("0,94"), read_number("16/17", ["fraction"]).value, read_number("94.1 %", ["percent_sign"]).value
    (WrittenNumber(value=Fraction(47, 50), decimals=2, form='decimal'), Fraction(16, 17), Fraction(941, 1000))
    """
    return next(iter(number_readings(text, forms)), None)


def number_readings(text: str, forms: Sequence[str] = ("decimal",)) -> tuple[WrittenNumber, ...]:
    """Every number that a text may mean, the likeliest first: `1,234` is 1.234 to some and 1234 to others."""
    tidy = _tidied(text)
    if len(tidy) > _LONGEST:
        return ()
    fraction = _FRACTION.fullmatch(tidy)
    if fraction:
        return _fractions(fraction) if "fraction" in forms else ()
    decimal = _DECIMAL.fullmatch(tidy)
    if decimal is None or (decimal["percent"] and "percent_sign" not in forms):
        return ()
    return _decimals(decimal)


def _tidied(text: str) -> str:
    """The text in plain digits, signs and single spaces, from its last equals sign on, without a unit or full stop."""
    plain = "".join(str(unicodedata.decimal(sign)) if sign.isdecimal() else sign for sign in text[: 4 * _LONGEST])
    plain = " ".join(plain.translate(_SPACES).translate(_MARKS).split())
    plain = re.split("[=≈≃≅~]", plain)[-1].strip()  # `H = 0.94`: people write the whole line of their sum
    return re.sub(r" ?bits?$", "", plain)  # the unit of entropies


def _decimals(found: re.Match[str]) -> tuple[WrittenNumber, ...]:
    # More than five characters are never turned into a number: it would be out of bounds, and its digits unbounded.
    power = int(found["e"] or found["ten"] or 0) if len(found["e"] or found["ten"] or "") < 6 else _LARGEST + 1
    if abs(power) > _LARGEST:
        return ()
    shift = power - (2 if found["percent"] else 0)
    form = "percent_sign" if found["percent"] else "decimal"
    return tuple(
        WrittenNumber(_signed(found, value) * Fraction(10) ** shift, max(decimals - shift, 0), form)
        for value, decimals in _digit_readings(found["digits"])
    )


def _fractions(found: re.Match[str]) -> tuple[WrittenNumber, ...]:
    tops, bottoms = _digit_readings(found["top"]), _digit_readings(found["bottom"])
    whole = int(found["whole"] or 0)
    return tuple(
        WrittenNumber(_signed(found, whole + top / bottom), None, "fraction")
        for top, _ in tops
        for bottom, _ in bottoms
        if bottom
    )


def _signed(found: re.Match[str], value: Fraction) -> Fraction:
    return -value if found["sign"] == "-" else value


def _digit_readings(digits: str) -> list[tuple[Fraction, int]]:
    """The values a row of digits may have, each with its decimals, under the ways of grouping that are in use."""
    patterns = (
        (r"\d*[.,]?\d+|\d+\.", ""),  # 0.94, 0,94, .94, 94.
        (r"\d{1,3}(?:,\d{3})+(?:\.\d*)?", ","),  # 1,234.5
        (r"\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,}", "."),  # 1.234,5; but 1.234 is a little over one
        (r"\d{1,3}(?: \d{3})+(?:[.,]\d+)?", " "),
        (r"\d{1,3}(?:'\d{3})+(?:[.,]\d+)?", "'"),
    )
    found = []
    for pattern, group in patterns:
        if re.fullmatch(pattern, digits, re.ASCII):
            plain = (digits.replace(group, "") if group else digits).replace(",", ".")
            whole, _, decimals = plain.partition(".")
            found.append((Fraction(int(whole + decimals or 0), 10 ** len(decimals)), len(decimals)))
    return found


def rounded_to(value: Fraction, decimals: int) -> Fraction:
    """The value at so many decimals, a half away from zero."""
    scaled = abs(value) * 10**decimals + Fraction(1, 2)
    size = Fraction(scaled.numerator // scaled.denominator, 10**decimals)
    return size if value >= 0 else -size
