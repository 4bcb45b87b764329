"""Which students' wrong outputs are the same: one digest for all that an exercise's failing cases gave."""

import hashlib
import json
import math
import re
from dataclasses import dataclass
from functools import lru_cache

from grader.codec.literals import literal
from grader.codec.values import Json
from grader.report.text import one_line
from grader.score.result import CheckResult, ExerciseResult

EDGE = "edge"  # right in itself, and worth nothing while no ordinary case is right
LETTER = re.compile(r"(?:^|(?<=; ))[a-z]\) ")  # options are lettered in another order for each student
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
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()[:16]


def sample_of(exercise: ExerciseResult, outputs: str) -> Sample | None:
    """The failing call that is shortest to read, with what came back; rows with the same outputs share one."""
    gave = [check for check in exercise.checks if not stands(check) and check.observed is not None]
    if not outputs or not gave:
        return None
    check = min(gave, key=lambda each: len(each.call or ""))
    return _sample(one_line(check.call or check.name, 110), _written(check.observed), _written(check.expected))


def settled(value: Json) -> Json:
    """The value without what differs between two ways of computing it, or two orders of the same options.

    >>> settled([0.1 + 0.2, 2.0, "d) 0.441"]), settled({"b": 1 / 3})
    ([0.3, 2, '0.441'], {'b': 0.333333333})
    """
    if isinstance(value, float) and math.isfinite(value):
        return int(value) if value.is_integer() and abs(value) < 1e15 else float(f"{value:.{DIGITS}g}")
    if isinstance(value, list):
        return [settled(item) for item in value]
    if isinstance(value, dict):
        return {key: settled(item) for key, item in value.items()}
    return "; ".join(sorted(LETTER.sub("", value).split("; "))) if isinstance(value, str) else value


def _error(check: CheckResult) -> str:
    return check.error.type if check.error else ""


def _written(value: Json) -> str:
    plain = settled(value)
    return one_line(plain if isinstance(plain, str) else literal(plain, longest=100), 100)


@lru_cache(maxsize=4096)
def _sample(call: str, observed: str, expected: str) -> Sample:
    return Sample(call, observed, expected)
