"""A digest of all that the failing cases of an exercise gave: equal digests, equal wrong outputs."""

import hashlib
import json
import re
from dataclasses import dataclass

from grader.codec.literals import literal, middle_out
from grader.codec.values import Json
from grader.report.unshown import UNSHOWN_ANSWER, at_worst
from grader.score.result import CaseResult, ExerciseResult
from grader.texts.safe_text import one_line

UNEARNED_EDGE = "edge"  # right in itself, and worth nothing while no ordinary case is right
OPTION_LETTER = re.compile(r"(?:^|(?<=; ))[a-z]\) ")  # options are lettered in another order for each student
# Begun at the first digit of a row only, and possessive: a row that is no decimal would be gone over from each digit.
DECIMAL_NUMBER = re.compile(r"-?(?<!\d)\d++(?:\.\d++(?:[eE][+-]?\d++)?|[eE][+-]?\d++)")
OUTPUT_DIGITS = 9  # the same mistake made in another order of summation differs in the last digits


@dataclass(frozen=True, slots=True)
class OutputSample:
    """One failing call of a cluster of students, with its output and the right one, as texts."""

    call: str
    observed: str
    expected: str


def is_right_in_itself(case: CaseResult) -> bool:
    """Whether the answer to a case is right in itself, also where it earns nothing yet."""
    return case.passed or case.reason == UNEARNED_EDGE


def outputs_digest(exercise: ExerciseResult) -> str:
    """The digest of an exercise's wrong outputs with their inputs; "" if no failing case gave a value."""
    failing = [case for case in exercise.cases if not is_right_in_itself(case)]
    if exercise.status in {"ungraded", "manual"} or all(case.observed is None for case in failing):
        return ""
    seen = [[case.name, case.right, case.call, settled_text(case.observed), _error(case)] for case in failing]
    # Cut to 64 bits: rows are kept small, and no two outputs of a cohort meet by chance.
    return hashlib.sha256(json.dumps(seen).encode()).hexdigest()[:16]


def sample_of(exercise: ExerciseResult, outputs: str) -> OutputSample | None:
    """The failing call that is shortest to read, with its output; None if no failing case gave a value."""
    gave = [case for case in exercise.cases if not is_right_in_itself(case) and case.observed is not None]
    if not outputs or not gave:
        return None
    case = min(gave, key=lambda each: len(each.call or ""))
    call = one_line(case.call or case.name, 110)
    return OutputSample(call, _written(case.observed), _written(case.expected))


def settled_text(value: Json) -> str:
    """The value as text, without the last digits of numbers and without the order of chosen options.

    >>> settled_text([0.1 + 0.2, 2.0, "b"]), settled_text("d) yes; a) no"), settled_text("b) no; c) yes")
    ('[0.3, 2, "b"]', 'no; yes', 'no; yes')
    """
    if isinstance(value, str):
        return "; ".join(sorted(OPTION_LETTER.sub("", value).split("; ")))
    return rounded_decimals(json.dumps(value, sort_keys=True))


def rounded_decimals(text: str) -> str:
    """The JSON text with its decimals rounded.

    The text is rounded and not the value: walking through a value can cost more than grading some exercises.

    >>> rounded_decimals("[0.30000000000000004, 12345678901, -0.0, 1e-05]")
    '[0.3, 12345678901, 0, 1e-05]'
    """
    return DECIMAL_NUMBER.sub(
        lambda found: f"{float(found[0]) + 0.0:.{OUTPUT_DIGITS}g}", text
    )  # the sum makes -0.0 a plain 0


def _error(case: CaseResult) -> str:
    return case.error.type if case.error else ""


@at_worst(UNSHOWN_ANSWER)
def _written(value: Json) -> str:
    text = (
        middle_out(OPTION_LETTER.sub("", value), 2000)
        if isinstance(value, str)
        else rounded_decimals(literal(value, longest=110))
    )
    return one_line(text, 110)
