"""An open gradebook: it records results and people's decisions, and reads them back."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from pydantic import TypeAdapter
from sqlalchemy import Connection, Table, insert, select, text

from grader.gradebook import leaving
from grader.gradebook.book_faults import NoBook
from grader.gradebook.records import (
    Conditions,
    Extension,
    Filed,
    HandedIn,
    Kept,
    ManualMark,
    Override,
    Records,
    filed,
)
from grader.gradebook.sql_rows import (
    Decision,
    added,
    attempts_in,
    decisions_in,
    enrolled,
    held_alone,
    row_of,
)
from grader.gradebook.sql_tables import ASSIGNMENTS, ATTEMPTS, ENROLLED, EXTENSIONS, KEPT, MANUAL, OVERRIDES, RESULTS
from grader.gradebook.transactions import deciding, reading, writing
from grader.score.result import Result

CONDITIONS = TypeAdapter(Conditions)


class Book:
    """An open gradebook: one connection of one process. Each method is one short transaction."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def announce(self, conditions: Conditions, built: str, students: Iterable[str] = ()) -> None:
        """Records an assignment's present terms, and the students who are expected to hand something in."""
        row = {"assignment": conditions.assignment, "built": built}
        row["conditions"] = CONDITIONS.dump_json(conditions).decode()
        with writing(self._db) as db:
            db.execute(
                text(
                    "INSERT INTO assignments (assignment, built, conditions) VALUES (:assignment, :built, :conditions)"
                    " ON CONFLICT (assignment) DO UPDATE SET built = :built, conditions = :conditions"
                ),
                row,
            )
            enrolled(db, conditions.assignment, sorted(students))

    def record(self, result: Result, handed_in: HandedIn | None = None) -> bool:
        """Records a result; False if it was recorded before, so that two graders count nothing twice."""
        return self.file([filed(result, handed_in)]) == 1

    def file(self, results: Sequence[Filed]) -> int:
        """Records results, all of them or none, and gives the number of those that are new."""
        if not results:
            return 0
        # In one order for all graders, or two could wait for each other's students for ever.
        names = sorted({each.assignment for each in results})
        by_assignment = {name: [each for each in results if each.assignment == name] for name in names}
        with writing(self._db) as db:
            for assignment, own in by_assignment.items():
                students = sorted({each.student for each in own})
                enrolled(db, assignment, students)
                held_alone(db, assignment, students)
            return sum(added(db, assignment, own) for assignment, own in by_assignment.items())

    def override(self, assignment: str, decision: Override) -> None:
        """Records a mark that a person set, or withdrew."""
        self._decide(OVERRIDES, assignment, [decision])

    def extend(self, assignment: str, decision: Extension) -> None:
        """Records a later due date of one student."""
        self._decide(EXTENSIONS, assignment, [decision])

    def mark(self, assignment: str, marks: Sequence[ManualMark]) -> None:
        """Records people's marks for written answers: all of them or none."""
        self._decide(MANUAL, assignment, marks)

    def keep(self, assignment: str, kept: Sequence[Kept]) -> None:
        """Records marks that a regrade does not lower: all of them or none."""
        self._decide(KEPT, assignment, kept)

    def _decide(self, table: Table, assignment: str, decisions: Sequence[Decision]) -> None:
        with deciding(self._db) as db:
            enrolled(db, assignment, [each.student for each in decisions])
            for each in decisions:
                db.execute(insert(table), {"assignment": assignment, **row_of(each)})

    def assignments(self) -> tuple[str, ...]:
        """The ids of the assignments in the gradebook."""
        with reading(self._db) as db:
            return tuple(db.execute(select(ASSIGNMENTS.c.assignment).order_by(ASSIGNMENTS.c.assignment)).scalars())

    def conditions(self, assignment: str) -> Conditions:
        """The terms of an assignment, as the last run recorded them; raises `NoBook` for an unknown one."""
        query = select(ASSIGNMENTS.c.conditions).where(ASSIGNMENTS.c.assignment == assignment)
        with reading(self._db) as db:
            found = db.execute(query).scalar()
        if found is None:
            raise NoBook(f"The gradebook knows no assignment {assignment}.")
        return CONDITIONS.validate_json(found)

    def students(self, assignment: str) -> tuple[str, ...]:
        """The students who are expected to hand something in, or have done so."""
        query = select(ENROLLED.c.student).where(ENROLLED.c.assignment == assignment).order_by(ENROLLED.c.student)
        with reading(self._db) as db:
            return tuple(db.execute(query).scalars())

    def recorded(self, assignment: str) -> frozenset[tuple[str, str, str]]:
        """Student, submission and built document of each attempt's newest result, which need not be recorded again."""
        return frozenset((each.student, each.submission, each.built) for each in self.records(assignment).attempts)

    def document(self, assignment: str, student: str, submission: str) -> str | None:
        """The newest result document of a submission, as a JSON text; None if there is none."""
        query = (
            select(RESULTS.c.document)
            .join(ATTEMPTS, ATTEMPTS.c.id == RESULTS.c.attempt)
            .where(ATTEMPTS.c.assignment == assignment, ATTEMPTS.c.student == student)
            .where(ATTEMPTS.c.submission == submission)
            # A submission has several results after a regrade.
            .order_by(RESULTS.c.id.desc())
        )
        with reading(self._db) as db:
            return db.execute(query.limit(1)).scalar()

    def closes(self, assignment: str) -> datetime | None:
        """The end of the last extension that holds; None if there is none."""
        with reading(self._db) as db:
            holding = {each.student: each.until for each in decisions_in(db, EXTENSIONS, Extension, assignment)}
        return max(holding.values(), default=None)

    def records(self, assignment: str) -> Records:
        """The records of an assignment: each attempt with its newest result, and people's decisions."""
        with reading(self._db) as db:
            return Records(
                attempts_in(db, assignment),
                decisions_in(db, OVERRIDES, Override, assignment),
                decisions_in(db, EXTENSIONS, Extension, assignment),
                decisions_in(db, MANUAL, ManualMark, assignment),
                decisions_in(db, KEPT, Kept, assignment),
            )

    def held(self, student: str) -> dict[str, list[dict[str, Any]]]:
        """The rows that the gradebook holds of a student, by table, with the result documents."""
        with reading(self._db) as db:
            return leaving.held(db, student)

    def forget(self, student: str) -> dict[str, int]:
        """Deletes all rows of a student, and gives their number by table."""
        with deciding(self._db) as db:
            gone = leaving.forgotten(db, student)
        leaving.swept(self._db)
        return gone

    def purge(self, before: datetime, *, dry_run: bool = False) -> dict[str, int]:
        """Deletes the assignments of which nothing is newer than `before`, and gives their numbers of rows."""
        with deciding(self._db) as db:
            gone = leaving.purged(db, before, dry_run=dry_run)
        if gone and not dry_run:
            leaving.swept(self._db)
        return gone
