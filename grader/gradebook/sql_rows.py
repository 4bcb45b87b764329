"""The rows of a gradebook's tables, written from plain records and read back into them."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from datetime import UTC, datetime
from typing import Any, TypeVar

from pydantic import TypeAdapter
from sqlalchemy import Connection, Table, bindparam, func, insert, select, text, update

from grader.gradebook.book_faults import MarkedMeanwhile
from grader.gradebook.records import (
    ExerciseMark,
    Extension,
    FiledResult,
    GradedAttempt,
    KeptMark,
    ManualMark,
    MarkOverride,
)
from grader.gradebook.sql_tables import ATTEMPTS_TABLE, RESULTS_TABLE
from grader.version import __version__

MARKS_ADAPTER = TypeAdapter(tuple[ExerciseMark, ...])
DATE_FIELDS = ("at", "until")  # fields that are times: text in the database
# Made once: a class has thousands of submissions, and to put a statement together costs more than to run it.
NEW_STUDENT = text("INSERT INTO students (student) VALUES (:student) ON CONFLICT DO NOTHING")
NEW_ENTRY = text("INSERT INTO enrolled (assignment, student) VALUES (:assignment, :student) ON CONFLICT DO NOTHING")
LOCK_STUDENT = text("SELECT student FROM enrolled WHERE assignment = :assignment AND student = :student FOR UPDATE")
MAX_STUDENTS_PER_QUERY = 500  # students of one query: SQLite and PostgreSQL limit the number of parameters
OF_STUDENTS = (
    ATTEMPTS_TABLE.c.assignment == bindparam("assignment"),
    ATTEMPTS_TABLE.c.student.in_(bindparam("students", expanding=True)),
)
ATTEMPTS_OF = select(ATTEMPTS_TABLE).where(*OF_STUDENTS).order_by(ATTEMPTS_TABLE.c.id)
NEW_ATTEMPT = insert(ATTEMPTS_TABLE).returning(ATTEMPTS_TABLE.c.id)
NEW_RESULT = insert(RESULTS_TABLE)
LAST_DIGEST = text("SELECT digest FROM results WHERE attempt = :attempt ORDER BY id DESC LIMIT 1")
Decision = MarkOverride | Extension | ManualMark | KeptMark
D = TypeVar("D", MarkOverride, Extension, ManualMark, KeptMark)


def ensure_enrolled(db: Connection, assignment: str, students: Sequence[str]) -> None:
    """Adds the rows of students, and of their enrolment in an assignment, that do not exist yet."""
    rows = [{"assignment": assignment, "student": student} for student in students]
    if rows:
        db.execute(NEW_STUDENT, rows)
        db.execute(NEW_ENTRY, rows)


def lock_students(db: Connection, assignment: str, students: Sequence[str]) -> None:
    """Locks the rows of students for this transaction, always in one order, so that no two wait for each other.

    SQLite's writers come one by one anyway.
    """
    for student in students if db.dialect.name != "sqlite" else ():
        db.execute(LOCK_STUDENT, {"assignment": assignment, "student": student})


def add_results(db: Connection, assignment: str, results: Sequence[FiledResult]) -> int:
    """Adds rows for the results of an assignment that are not recorded yet, and gives their number."""
    known = attempts_by_student(db, assignment, sorted({each.student for each in results}))
    last: dict[int, str] = {}  # of the attempts with something new, its digest
    new = []
    for result in results:
        digest = "sha256:" + hashlib.sha256(result.document.encode()).hexdigest()
        number, is_new = attempt_row(db, known[result.student], result)
        if is_new or (last.get(number) or db.execute(LAST_DIGEST, {"attempt": number}).scalar()) != digest:
            last[number] = digest
            new.append(result_row(result, number, digest))
    if new:
        db.execute(NEW_RESULT, new)
    return len(new)


def result_row(result: FiledResult, number: int, digest: str) -> dict[str, Any]:
    """The row of a result, for the attempt with this row number."""
    attempt = result.attempt
    row = {"attempt": number, "assignment": result.assignment, "student": attempt.student, "digest": digest}
    row |= {"built": attempt.built, "version": __version__, "points": attempt.points, "document": result.document}
    return row | {"marks": MARKS_ADAPTER.dump_json(attempt.marks).decode(), "at": datetime.now(UTC).isoformat()}


@dataclass(frozen=True, slots=True)
class RecordedAttempt:
    """A recorded attempt: its row number, its files' digest, its number and its time."""

    id: int
    submission: str
    number: int
    submitted: str | None


def attempts_by_student(db: Connection, assignment: str, students: Sequence[str]) -> dict[str, list[RecordedAttempt]]:
    """The recorded attempts by student, in the order of recording."""
    known: dict[str, list[RecordedAttempt]] = {student: [] for student in students}
    for start in range(0, len(students), MAX_STUDENTS_PER_QUERY):
        own = {"assignment": assignment, "students": students[start : start + MAX_STUDENTS_PER_QUERY]}
        for row in db.execute(ATTEMPTS_OF, own):
            known[row.student].append(RecordedAttempt(row.id, row.submission, row.number, row.submitted))
    return known


def attempt_row(db: Connection, known: list[RecordedAttempt], result: FiledResult) -> tuple[int, bool]:
    """The row number of an attempt, recorded before or new, and whether it is new.

    `known` are the student's recorded attempts in their order; a new one is added to it, and a time that was not known.
    """
    attempt, handed_in = result.attempt, result.handed_in
    submitted = handed_in.submitted.isoformat() if handed_in.submitted else None
    for place, row in enumerate(known):
        if row.submission != attempt.submission:
            continue
        if is_recorded_attempt(row.submitted, row.number, submitted, handed_in.number, newest=place == len(known) - 1):
            if submitted and not row.submitted:
                db.execute(update(ATTEMPTS_TABLE).where(ATTEMPTS_TABLE.c.id == row.id).values(submitted=submitted))
                known[place] = replace(row, submitted=submitted)
            return row.id, False
    # A learning system counts all attempts; else the next number is free.
    number = handed_in.number or 1 + max((row.number for row in known), default=0)
    new: dict[str, Any] = {"assignment": result.assignment, "student": result.student}
    new |= {
        "submission": attempt.submission,
        "number": number,
        "submitted": submitted,
        "flagged": int(handed_in.flagged),
    }
    made = int(db.execute(NEW_ATTEMPT, new).scalar_one())
    known.append(RecordedAttempt(made, attempt.submission, number, submitted))
    return made, True


def is_recorded_attempt(
    submitted: str | None, number: int, new_submitted: str | None, new_number: int, *, newest: bool
) -> bool:
    """Whether equal files are the recorded attempt again, and not a later attempt with the same files."""
    if submitted and new_submitted:
        return datetime.fromisoformat(submitted) == datetime.fromisoformat(new_submitted)
    # Without a second time and a number, equal files are the newest attempt again.
    return number == new_number if new_number else newest or bool(new_submitted)


def add_decisions(db: Connection, table: Table, assignment: str, decisions: Sequence[Decision]) -> None:
    """Adds rows for people's decisions."""
    for each in decisions:
        db.execute(insert(table), {"assignment": assignment, **decision_row(each)})


def refuse_marked_meanwhile(
    marks: Sequence[ManualMark], known: Sequence[ManualMark], recorded: Sequence[ManualMark]
) -> None:
    """Raises `MarkedMeanwhile` if an answer that is marked now has a recorded mark that is none of the known ones."""
    own = {(each.student, each.exercise, each.answer) for each in marks}
    if any((each.student, each.exercise, each.answer) in own for each in set(recorded) - set(known)):
        raise MarkedMeanwhile(
            "Somebody marked some of the same answers just now, so nothing was recorded; run the same command again."
        )


def decision_row(decision: Decision) -> dict[str, Any]:
    """The row of a person's decision."""
    return {name: value.isoformat() if name in DATE_FIELDS else value for name, value in asdict(decision).items()}


def decisions_in(db: Connection, table: Table, form: type[D], assignment: str) -> tuple[D, ...]:
    """The decisions of one kind, in the order of recording."""
    names = [each.name for each in fields(form)]
    query = select(*(table.c[name] for name in names)).where(table.c.assignment == assignment).order_by(table.c.id)
    return tuple(form(**decision_fields(row._asdict())) for row in db.execute(query))


def decision_fields(row: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a decision, from its row."""
    return {name: datetime.fromisoformat(value) if name in DATE_FIELDS else value for name, value in row.items()}


def recorded_attempts(db: Connection, assignment: str) -> tuple[GradedAttempt, ...]:
    """The recorded attempts of an assignment with their newest results, in the order of recording."""
    # Rows are only added to: the newest result has the highest number.
    newest = (
        select(func.max(RESULTS_TABLE.c.id))
        .where(RESULTS_TABLE.c.assignment == assignment)
        .group_by(RESULTS_TABLE.c.attempt)
    )
    columns = (ATTEMPTS_TABLE, RESULTS_TABLE.c.built, RESULTS_TABLE.c.points, RESULTS_TABLE.c.marks)
    query = (
        select(*columns)
        .join(RESULTS_TABLE, RESULTS_TABLE.c.attempt == ATTEMPTS_TABLE.c.id)
        .where(RESULTS_TABLE.c.id.in_(newest))
    )
    return tuple(
        GradedAttempt(
            student=row.student,
            submission=row.submission,
            built=row.built,
            points=row.points,
            marks=MARKS_ADAPTER.validate_json(row.marks),
            submitted=datetime.fromisoformat(row.submitted) if row.submitted else None,
            flagged=bool(row.flagged),
            number=row.number,
        )
        for row in db.execute(query.order_by(ATTEMPTS_TABLE.c.id))
    )
