"""Hand answers, which are text: judged at the digits that were asked, in every form a person writes a number."""

import math
from collections.abc import Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any

from grader.checks.containers import kind_of, unwrapped
from grader.checks.numerals import WrittenNumber, number_readings, read_number, rounded_to
from grader.checks.numeric import float_of
from grader.checks.registry import check_options
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Value

__all__ = ["WrittenNumber", "judge_written", "read_number"]

_UNANSWERED = frozenset({"", "...", "…"})  # as handed out, or emptied
_NO_NUMBER = frozenset(
    {"?", "??", "???", "-", "–", "—", "_", "none", "null", "~", "todo", "n/a"}
)  # but a label may be `?`
_FORMS = {
    "decimal": "a number such as 0.25",
    "fraction": "a fraction such as 1/4",
    "percent_sign": "a percentage such as 25 %",
}
_TRUTH = {"true": True, "yes": True, "false": False, "no": False}


def judge_written(
    check: str, options: Mapping[str, Any], expected: Value, text: str, *, digits: int | None, forms: Sequence[str]
) -> Verdict:
    """The verdict on one hand answer by `close` or `exact`; it is read as a number or a label by what is expected."""
    if check not in ("close", "exact"):
        raise ValueError(f"hand answers are judged by close or exact, not by {check}")
    read = check_options(check, options)
    wanted = unwrapped(expected)
    if text.strip() in _UNANSWERED or (not isinstance(wanted, str) and text.strip().casefold() in _NO_NUMBER):
        return wrong("missing", "This is not answered.")
    if isinstance(wanted, bool):
        return _truth_verdict(wanted, text)
    if isinstance(wanted, str):
        return _label_verdict(wanted, text)
    number = exact_number(wanted)
    given = number_readings(text, forms)
    if not given:
        return wrong("unreadable", f"This cannot be read as {_listed(forms)}. Write it alone, without words or a sum.")
    if number is None:
        return wrong("value", "A number is not the right answer here.")
    slack = abs(number) / 10**12  # what a float may have lost on its way to us
    if check == "close":
        slack = max(Fraction(read.rtol) * abs(number), Fraction(read.atol), slack)
    verdicts = [_number_verdict(number, each, digits if check == "close" else None, slack) for each in given]
    return next((verdict for verdict in verdicts if verdict.passed), verdicts[0])


def exact_number(wanted: Value) -> Fraction | None:
    """The expected number, exact; None for one that no digits can show."""
    value = float_of(wanted)
    if value is None:
        raise TypeError(f"a hand answer is a number, a label, or yes or no, not {kind_of(wanted)}")
    if not math.isfinite(value):
        return None
    return Fraction(wanted) if isinstance(wanted, int | Fraction | Decimal) else Fraction(value)


def _listed(forms: Sequence[str]) -> str:
    known = [_FORMS[form] for form in _FORMS if form in (*forms, "decimal")]
    return known[0] if len(known) == 1 else f"{', '.join(known[:-1])} or {known[-1]}"


def _number_verdict(expected: Fraction, given: WrittenNumber, digits: int | None, slack: Fraction) -> Verdict:
    """The verdict on a written number: right if it is the expected one at the digits asked, else the likeliest slip."""
    if _agrees(expected, given.value, digits, slack):
        return RIGHT
    if _is_rounded(expected, given, digits):
        return wrong("rounded", f"Right as far as it goes, but with too few digits: give {digits} decimals.")
    if _is_percent_slip(expected, given, digits, slack):
        return wrong(
            "percent", "Right but for a factor of 100. Write a fraction of 1, or the percent sign with a percentage."
        )
    if expected and _agrees(expected, -given.value, digits, slack):
        return wrong("sign", "The size is right, and the sign is not.")
    return wrong("value", "This is not the right number.")


def _is_rounded(expected: Fraction, given: WrittenNumber, digits: int | None) -> bool:
    """Right at the decimals it has, at least one of them, but those are fewer than asked."""
    if digits is None or given.decimals is None or not given.value:
        return False
    return 0 < given.decimals < digits and abs(expected - given.value) <= _half(given.decimals)


def _agrees(expected: Fraction, value: Fraction, digits: int | None, slack: Fraction) -> bool:
    """Whether two numbers are the same within the slack, or at so many decimals; the last one may be off by one.

    Whoever rounds a number on the way that no part asks for is that far off. Whole numbers are exact.
    """
    apart = abs(expected - value)
    if apart <= slack or digits is None:
        return apart <= slack
    allowed = 2 * _half(digits) if digits and expected.denominator > 1 else _half(digits)
    return min(apart, abs(expected - rounded_to(value, digits))) <= allowed


def _half(decimals: int) -> Fraction:
    """Half a unit of the last decimal, and a trifle for what floats lose in the expected number."""
    return Fraction(1, 2 * 10**decimals) + Fraction(1, 10 ** (decimals + 9))


def _is_percent_slip(expected: Fraction, given: WrittenNumber, digits: int | None, slack: Fraction) -> bool:
    """A percentage without its sign, or a fraction of 1 with one."""
    if not 0 < abs(expected) <= 1 or not given.value:  # what is no share has no percentage
        return False
    power = 2 if given.form == "percent_sign" else -2
    meant = given.value * Fraction(10) ** power
    if given.decimals is None:
        return _agrees(expected, meant, digits, slack)
    return _agrees(expected, meant, digits, slack) or abs(expected - meant) <= _half(max(given.decimals - power, 2))


def _truth_verdict(expected: bool, text: str) -> Verdict:
    given = _TRUTH.get(_label(text))
    if given is None:
        return wrong("unreadable", "Write yes or no.")
    return RIGHT if given == expected else wrong("value", "This is not the right answer.")


def _label_verdict(expected: str, text: str) -> Verdict:
    return RIGHT if _label(text) == _label(expected) else wrong("value", "This is not the right answer.")


def _label(text: str) -> str:
    """A label without the quotes, spaces and capitals that people add to it."""
    return " ".join(text.strip().strip("\"'`“”‘’").split()).casefold()
