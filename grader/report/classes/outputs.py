"""A digest of all that the failing cases of an exercise gave: equal digests, equal wrong outputs."""

import hashlib
import json
import re
from dataclasses import dataclass

from grader.codec.literals import literal, middle_out
from grader.codec.values import Json
from grader.report.unshown import UNSHOWN, at_worst
from grader.score.result import CaseResult, ExerciseResult
from grader.texts.safe_text import one_line

EDGE = "edge"  # right in itself, and worth nothing while no ordinary case is right
LETTER = re.compile(r"(?:^|(?<=; ))[a-z]\) ")  # options are lettered in another order for each student
# Begun at the first digit of a row only, and possessive: a row that is no decimal would be gone over from each digit.
DECIMAL = re.compile(r"-?(?<!\d)\d++(?:\.\d++(?:[eE][+-]?\d++)?|[eE][+-]?\d++)")
DIGITS = 9  # the same mistake made in another order of summation differs in the last digits


@dataclass(frozen=True, slots=True)
class Sample:
    """One failing call of a cluster of students, with its output and the right one, as texts."""

    call: str
    observed: str
    expected: str


def stands(case: CaseResult) -> bool:
    """Whether the answer to a case is right in itself, also where it earns nothing yet."""
    return case.passed or case.reason == EDGE


def outputs_digest(exercise: ExerciseResult) -> str:
    """The digest of an exercise's wrong outputs with their inputs; "" if no failing case gave a value."""
    failing = [case for case in exercise.cases if not stands(case)]
    if exercise.status in {"ungraded", "manual"} or all(case.observed is None for case in failing):
        return ""
    seen = [[case.name, case.right, case.call, settled(case.observed), _error(case)] for case in failing]
    # Cut to 64 bits: rows are kept small, and no two outputs of a cohort meet by chance.
    return hashlib.sha256(json.dumps(seen).encode()).hexdigest()[:16]


def sample_of(exercise: ExerciseResult, outputs: str) -> Sample | None:
    """The failing call that is shortest to read, with its output; None if no failing case gave a value."""
    gave = [case for case in exercise.cases if not stands(case) and case.observed is not None]
    if not outputs or not gave:
        return None
    case = min(gave, key=lambda each: len(each.call or ""))
    call = one_line(case.call or case.name, 110)
    return Sample(call, _written(case.observed), _written(case.expected))


def settled(value: Json) -> str:
    """The value as text, without the last digits of numbers and without the order of chosen options.

    >>> settled([0.1 + 0.2, 2.0, "b"]), settled("d) yes; a) no"), settled("b) no; c) yes")
    ('[0.3, 2, "b"]', 'no; yes', 'no; yes')
    """
    if isinstance(value, str):
        return "; ".join(sorted(LETTER.sub("", value).split("; ")))
    return rounded(json.dumps(value, sort_keys=True))


def rounded(text: str) -> str:
    """The JSON text with its decimals rounded.

    The text is rounded and not the value: walking through a value can cost more than grading some exercises.

    >>> rounded("[0.30000000000000004, 12345678901, -0.0, 1e-05]")
    '[0.3, 12345678901, 0, 1e-05]'
    """
    return DECIMAL.sub(lambda found: f"{float(found[0]) + 0.0:.{DIGITS}g}", text)  # the sum makes -0.0 a plain 0


def _error(case: CaseResult) -> str:
    return case.error.type if case.error else ""


@at_worst(UNSHOWN)
def _written(value: Json) -> str:
    text = middle_out(LETTER.sub("", value), 2000) if isinstance(value, str) else rounded(literal(value, longest=110))
    return one_line(text, 110)
