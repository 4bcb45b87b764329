"""One student's result as the class page needs it: a few hundred bytes, so that ten thousand fit into memory."""

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from grader.diagnose.finding import BESIDES, Finding, FindingKind
from grader.report.classes.outputs import OutputSample, is_right_in_itself, outputs_digest, sample_of
from grader.report.disclose import FOLLOWS_REASON
from grader.run_cache import UNCACHED, RunCache, cacheable
from grader.score.result import CaseResult, ExerciseResult, Result, Status
from grader.texts.safe_text import one_line

CACHED_ROWS = 512  # exercises with their results
LINE_SUFFIX = re.compile(r" on line \d+$")  # the same exception stands on another line in everybody's file


@dataclass(frozen=True, slots=True)
class CaseHeading:
    """One case of an exercise, the same object for all students."""

    name: str
    covers: str
    public: bool


@dataclass(frozen=True, slots=True)
class ExerciseHeading:
    """One exercise without anybody's answers, the same object for all students."""

    id: str
    title: str
    cents: int  # hundredths of a point, which add up exactly
    optional: bool
    cases: tuple[CaseHeading, ...]

    def __reduce__(self) -> tuple[Callable[..., "ExerciseHeading"], tuple[Any, ...]]:
        # Rows come from other processes: there, too, they share it.
        return interned_asked, (self.id, self.title, self.cents, self.optional, self.cases)


@dataclass(frozen=True, slots=True)
class CommonMistake:
    """A finding without a student's own line numbers and values, so that several students can have it."""

    kind: FindingKind
    name: str
    hint: str

    def __reduce__(self) -> tuple[Callable[..., "CommonMistake"], tuple[Any, ...]]:
        return interned_mistake, (self.kind, self.name, self.hint)


@dataclass(frozen=True, slots=True)
class ExerciseRow:
    """The result of one student in one exercise; `passed` has a 1 or 0 a case, `outputs` the digest of wrong values."""

    asked: ExerciseHeading
    status: Status
    cents: int
    passed: str
    mistakes: tuple[CommonMistake, ...]
    reasons: tuple[str, ...]
    outputs: str
    sample: OutputSample | None

    @property
    def graded(self) -> bool:
        """Whether the score is final: no fault of ours, and nobody has to mark it by hand."""
        return self.status not in {"ungraded", "manual"}

    @property
    def tried(self) -> bool:
        """Whether the student handed in work for the exercise, and its score is final."""
        return self.graded and self.status != "missing"


@dataclass(frozen=True, slots=True)
class StudentRow:
    """One student's result. `page` is the address of the student's own page, for the class page with names."""

    student: str
    assignment: str
    title: str
    page: str
    exercises: tuple[ExerciseRow, ...]


def student_row(result: Result, page: str = "", cache: RunCache = UNCACHED) -> StudentRow:
    """The row of one student; the parts that all students have in common are shared with earlier rows."""
    return StudentRow(
        one_line(result.student, 80),
        sys.intern(one_line(result.assignment)),
        sys.intern(one_line(result.title)),
        page,
        tuple(map(cache.of(exercise_row), result.exercises)),
    )


@cacheable(key=lambda cache, exercise: id(exercise) if cache.has_given(exercise) else None, size=CACHED_ROWS)
def exercise_row(exercise: ExerciseResult) -> ExerciseRow:
    """The part of a student's row for one exercise."""
    outputs = outputs_digest(exercise)
    return ExerciseRow(
        exercise_heading(exercise),
        exercise.status,
        cents(exercise.score),
        sys.intern("".join("1" if is_right_in_itself(case) else "0" for case in exercise.cases)),
        # A counterexample is evidence, and what is wrong besides belongs to one student: neither is common to several.
        tuple(
            dict.fromkeys(
                common_mistake(finding)
                for finding in exercise.findings
                if finding.kind != "counterexample" and finding.name != BESIDES
            )
        ),
        tuple(dict.fromkeys(sys.intern(reason) for reason in reasons_of(exercise.cases))),
        outputs,
        sample_of(exercise, outputs),
    )


def cents(points: float) -> int:
    """Points in hundredths, exactly: the document has two decimals at most.

    >>> cents(31.57)
    3157
    """
    return round(points * 100)


def reasons_of(cases: tuple[CaseResult, ...]) -> Iterator[str]:
    """The reason of each failing case, and of each part by hand that follows from a slip, though it earns its mark."""
    said = (case for case in cases if case.reason == FOLLOWS_REASON or not is_right_in_itself(case))
    return (case.reason for case in said if case.reason)


def exercise_heading(exercise: ExerciseResult) -> ExerciseHeading:
    """The exercise of a result without the student's answers."""
    cases = tuple((case.name, case.covers, case.public) for case in exercise.cases)
    shown = tuple(CaseHeading(one_line(name), one_line(covers), public) for name, covers, public in cases)
    return interned_asked(
        one_line(exercise.id), one_line(exercise.title), cents(exercise.points), exercise.optional, shown
    )


def change_text(finding: Finding) -> str:
    """The changes of a repair on one line, as an instructor reads them; "" for other findings."""
    return "; ".join(f"{each.before or 'nothing'} → {each.after or 'nothing'}" for each in finding.changes)


def common_mistake(finding: Finding) -> CommonMistake:
    """The part of a finding that is the same for all students: an author's hint, the change that mends it."""
    hint = finding.hint if finding.kind == "misconception" else change_text(finding)
    return interned_mistake(finding.kind, one_line(LINE_SUFFIX.sub("", finding.name), 120), one_line(hint, 300))


# As `sys.intern` for texts: rows come one by one out of pickles, which know nothing of a run, and ten thousand of them
# have to fit into memory. An assignment has as many exercises and mistakes; beyond that, rows share less.
@lru_cache(maxsize=1024)
# Memory, not time: equal fields give one object for all students.
def interned_asked(*fields: Any) -> ExerciseHeading:
    """The one object that stands for an exercise in all rows."""
    return ExerciseHeading(*fields)


@lru_cache(maxsize=4096)
def interned_mistake(*fields: Any) -> CommonMistake:
    """The one object that stands for a mistake in all rows."""
    return CommonMistake(*fields)
