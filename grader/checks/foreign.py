"""Checks that others wrote. A failure of such a check leaves the exercise ungraded, and is never a wrong mark."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any, NoReturn

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.entry import Check
from grader.checks.no_value import Judge, judging_value, trouble_of
from grader.checks.option_fields import InnerOf
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.checks.wording import WRONG_SENTENCE

# Reasons that the grader itself gives, and acts on.
RESERVED_REASONS = frozenset(
    {"manual", "edge", "follows", "ungraded", "skipped", "timeout", "memory", "died", "missing", "blank", "error"}
)


class BadExtension(ValueError):
    """Code from elsewhere that cannot be used, or failed; the text is a sentence that names where it comes from."""


def as_check(found: object, what: str) -> Check:
    """The check that a package or a file offers: a `Check`, or a function of a case, an observation and the options.

    `what` names it in a sentence: "The check `near` of the package near-check 1.0". Raises `BadExtension`.
    """
    if isinstance(found, Check):
        return replace(found, judge=sound_judge(found.judge, what), read=sound_reader(found.read, what))
    if not callable(found) or isinstance(found, type):
        raise BadExtension(f"{what} is neither a function nor a Check. Correct it, or use another.")
    return Check(dict, judging_value(sound_value_judge(found, what)), as_written)


def as_written(written: Mapping[str, Any], _: InnerOf) -> dict[str, Any]:
    """The options of a plain function: whatever is written."""
    return dict(written)


def sound_reader(
    read: Callable[[Mapping[str, Any], InnerOf], Any], what: str
) -> Callable[[Mapping[str, Any], InnerOf], Any]:
    """A reader of options whose exceptions become `BadExtension`, but for a ValueError, which is about the options."""

    def read_soundly(written: Mapping[str, Any], inner_of: InnerOf) -> Any:
        try:
            return read(written, inner_of)
        except ValueError:  # what a check raises for options that it cannot have, `OptionFault` among them
            raise
        except Exception as error:
            failed(what, error)

    return read_soundly


def sound_judge(judge: Judge, what: str) -> Judge:
    """A judge of all observations whose exceptions become `BadExtension`; a call without a value never reaches it."""

    def judge_soundly(case: Case, observations: Sequence[Observation], options: Any) -> Verdict:
        if trouble := next(filter(None, map(trouble_of, observations)), None):
            return trouble
        try:
            said = judge(case, observations, options)
        except Exception as error:
            failed(what, error)
        return foreign_verdict(said, what)

    return judge_soundly


def sound_value_judge(judge: Callable[..., object], what: str) -> Callable[[Case, Observation, Any], Verdict]:
    """A judge of one value whose exceptions become `BadExtension`."""

    def judge_soundly(case: Case, observation: Observation, options: Any) -> Verdict:
        try:
            said = judge(case, observation, options)
        except Exception as error:
            failed(what, error)
        return foreign_verdict(said, what)

    return judge_soundly


def failed(what: str, error: Exception) -> NoReturn:
    """Raises `BadExtension` with a sentence about code from elsewhere that failed."""
    raise BadExtension(f"{what} failed: {type(error).__name__}: {error}.") from error


def foreign_verdict(said: object, what: str) -> Verdict:
    """The verdict that a foreign judge meant by a verdict, true, false or a sentence about what is wrong.

    Raises `BadExtension` for anything else, and for a reason that the grader acts on.
    """
    if said is True:
        return RIGHT
    if said is False or (isinstance(said, str) and said):
        return wrong("value", said or WRONG_SENTENCE)
    if not isinstance(said, Verdict):
        raise BadExtension(f"{what} gave {type(said).__name__}, which is no verdict.")
    credit = credit_of(said.credit)
    if credit is None or not isinstance(said.reason, str) or not isinstance(said.message, str):
        raise BadExtension(f"{what} gave a verdict that is none: its credit is no share of 1, or its words no text.")
    if said.reason in RESERVED_REASONS:
        raise BadExtension(f"{what} gave the reason {said.reason}, which only the grader may give.")
    if credit == 1:  # without words of its own, as right answers have none
        return RIGHT
    return replace(said, credit=credit, reason=said.reason or "value", message=said.message or WRONG_SENTENCE)


def credit_of(credit: object) -> Fraction | None:
    """A share of a mark, exact; None for what is none."""
    if isinstance(credit, bool) or not isinstance(credit, int | float | Fraction) or not math.isfinite(credit):
        return None
    share = Fraction(str(credit))  # by its text: 0.1 is then a tenth, and not the float next to it
    return share if 0 <= share <= 1 else None
