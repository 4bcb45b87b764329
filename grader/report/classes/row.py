"""One student's result as the class page needs it: a few hundred bytes, so that ten thousand fit into memory."""

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from grader.diagnose.finding import Finding, FindingKind
from grader.report.classes.outputs import Sample, outputs_digest, sample_of, stands
from grader.run_cache import UNCACHED, RunCache, cacheable
from grader.score.result import CheckResult, ExerciseResult, Result, Status
from grader.texts.safe_text import one_line

CACHED_ROWS = 512  # exercises with their results
LINE = re.compile(r" on line \d+$")  # the same exception stands on another line in everybody's file


@dataclass(frozen=True, slots=True)
class CaseAsked:
    """One case of an exercise, as all students have it."""

    name: str
    covers: str
    public: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """One exercise, as all students have it; rows of a class share it."""

    id: str
    title: str
    cents: int  # hundredths of a point, which add up exactly
    optional: bool
    cases: tuple[CaseAsked, ...]

    def __reduce__(self) -> tuple[Callable[..., "Asked"], tuple[Any, ...]]:
        # Rows come from other processes: there, too, they share it.
        return interned_asked, (self.id, self.title, self.cents, self.optional, self.cases)


@dataclass(frozen=True, slots=True)
class Mistake:
    """What a finding says, without what is one student's own: no line numbers, no values."""

    kind: FindingKind
    name: str
    hint: str

    def __reduce__(self) -> tuple[Callable[..., "Mistake"], tuple[Any, ...]]:
        return interned_mistake, (self.kind, self.name, self.hint)


@dataclass(frozen=True, slots=True)
class ExerciseRow:
    """One exercise of one student. `passed` has a 1 or a 0 for each case; `outputs` is empty without a wrong value."""

    asked: Asked
    status: Status
    cents: int
    passed: str
    mistakes: tuple[Mistake, ...]
    reasons: tuple[str, ...]
    outputs: str
    sample: Sample | None

    @property
    def graded(self) -> bool:
        """Whether the score is final: no fault of ours, and nobody has to mark it by hand."""
        return self.status not in {"ungraded", "manual"}

    @property
    def tried(self) -> bool:
        """Whether there is graded work."""
        return self.graded and self.status != "missing"


@dataclass(frozen=True, slots=True)
class Row:
    """One student. `page` is where the student's own page lies, for the page with names."""

    student: str
    assignment: str
    title: str
    page: str
    exercises: tuple[ExerciseRow, ...]


def row_of(result: Result, page: str = "", cache: RunCache = UNCACHED) -> Row:
    """The student's row; whatever all students have in common is shared with the rows made before."""
    return Row(
        one_line(result.student, 80),
        sys.intern(one_line(result.assignment)),
        sys.intern(one_line(result.title)),
        page,
        tuple(map(cache.of(exercise_row), result.exercises)),
    )


@cacheable(key=lambda cache, exercise: id(exercise) if cache.has_given(exercise) else None, size=CACHED_ROWS)
def exercise_row(exercise: ExerciseResult) -> ExerciseRow:
    """One exercise's part of the row."""
    outputs = outputs_digest(exercise)
    return ExerciseRow(
        asked_of(exercise),
        exercise.status,
        cents(exercise.score),
        sys.intern("".join("1" if stands(check) else "0" for check in exercise.checks)),
        tuple(dict.fromkeys(mistake_of(finding) for finding in exercise.findings if finding.kind != "counterexample")),
        tuple(dict.fromkeys(sys.intern(reason) for reason in reasons_of(exercise.checks))),
        outputs,
        sample_of(exercise, outputs),
    )


def cents(points: float) -> int:
    """Points in hundredths, exactly: the document has two decimals at most.

    >>> cents(31.57)
    3157
    """
    return round(points * 100)


def reasons_of(checks: tuple[CheckResult, ...]) -> Iterator[str]:
    """Why each failing case failed."""
    return (check.reason for check in checks if check.reason and not stands(check))


def asked_of(exercise: ExerciseResult) -> Asked:
    """The exercise without the student."""
    cases = tuple((check.name, check.covers, check.public) for check in exercise.checks)
    shown = tuple(CaseAsked(one_line(name), one_line(covers), public) for name, covers, public in cases)
    return interned_asked(
        one_line(exercise.id), one_line(exercise.title), cents(exercise.points), exercise.optional, shown
    )


def mistake_of(finding: Finding) -> Mistake:
    """What the finding has in common with the same finding at others: only authors' hints are the same for all."""
    hint = finding.hint if finding.kind == "misconception" else ""
    return interned_mistake(finding.kind, one_line(LINE.sub("", finding.name), 120), one_line(hint, 300))


# As `sys.intern` for texts: rows come one by one out of pickles, which know nothing of a run, and ten thousand of them
# have to fit into memory. An assignment has as many exercises and mistakes; beyond that, rows share less.
@lru_cache(maxsize=1024)
def interned_asked(*fields: Any) -> Asked:
    """The one object that stands for an exercise in all rows."""
    return Asked(*fields)


@lru_cache(maxsize=4096)
def interned_mistake(*fields: Any) -> Mistake:
    """The one object that stands for a mistake in all rows."""
    return Mistake(*fields)
