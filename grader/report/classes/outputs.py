"""Which students' wrong outputs are the same: one digest for all that an exercise's failing cases gave."""

import hashlib
import json
import re
from dataclasses import dataclass

from grader.codec.literals import literal, middle_out
from grader.codec.values import Json
from grader.report.unshown import UNSHOWN, at_worst
from grader.score.result import CheckResult, ExerciseResult
from grader.texts.safe_text import one_line

EDGE = "edge"  # right in itself, and worth nothing while no ordinary case is right
LETTER = re.compile(r"(?:^|(?<=; ))[a-z]\) ")  # options are lettered in another order for each student
# Begun at the first digit of a row only, and possessive: a row that is no decimal would be gone over from each digit.
DECIMAL = re.compile(r"-?(?<!\d)\d++(?:\.\d++(?:[eE][+-]?\d++)?|[eE][+-]?\d++)")
DIGITS = 9  # the same mistake made in another order of summation differs in the last digits


@dataclass(frozen=True, slots=True)
class Sample:
    """One failing call out of those that have the same outputs, as texts."""

    call: str
    observed: str
    expected: str


def stands(check: CheckResult) -> bool:
    """Whether the answer is right in itself."""
    return check.passed or check.reason == EDGE


def outputs_digest(exercise: ExerciseResult) -> str:
    """The same for the same wrong outputs on the same inputs; empty where no failing case gave a value."""
    failing = [check for check in exercise.checks if not stands(check)]
    if exercise.status in {"ungraded", "manual"} or all(check.observed is None for check in failing):
        return ""
    seen = [[check.name, check.right, check.call, settled(check.observed), _error(check)] for check in failing]
    return hashlib.sha256(json.dumps(seen).encode()).hexdigest()[:16]


def sample_of(exercise: ExerciseResult, outputs: str) -> Sample | None:
    """The failing call that is shortest to read, with what came back; rows with the same outputs share one."""
    gave = [check for check in exercise.checks if not stands(check) and check.observed is not None]
    if not outputs or not gave:
        return None
    check = min(gave, key=lambda each: len(each.call or ""))
    call = one_line(check.call or check.name, 110)
    return Sample(call, _written(check.observed), _written(check.expected))


def settled(value: Json) -> str:
    """The value as text, without what differs between two ways of computing it, or two orders of the same options.

    >>> settled([0.1 + 0.2, 2.0, "b"]), settled("d) yes; a) no"), settled("b) no; c) yes")
    ('[0.3, 2, "b"]', 'no; yes', 'no; yes')
    """
    if isinstance(value, str):
        return "; ".join(sorted(LETTER.sub("", value).split("; ")))
    return rounded(json.dumps(value, sort_keys=True))


def rounded(text: str) -> str:
    """The text with its decimals rounded: of values written out, as walking through them costs more than grading some.

    >>> rounded("[0.30000000000000004, 12345678901, -0.0, 1e-05]")
    '[0.3, 12345678901, 0, 1e-05]'
    """
    return DECIMAL.sub(lambda found: f"{float(found[0]) + 0.0:.{DIGITS}g}", text)  # the sum makes -0.0 a plain 0


def _error(check: CheckResult) -> str:
    return check.error.type if check.error else ""


@at_worst(UNSHOWN)
def _written(value: Json) -> str:
    text = middle_out(LETTER.sub("", value), 2000) if isinstance(value, str) else rounded(literal(value, longest=110))
    return one_line(text, 110)
