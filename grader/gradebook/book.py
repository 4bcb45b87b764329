"""An open gradebook: it records results and people's decisions, and reads them back."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from pydantic import TypeAdapter
from sqlalchemy import Connection, Table, select, text

from grader.gradebook import leaving
from grader.gradebook.book_faults import NoBook
from grader.gradebook.records import (
    Conditions,
    Extension,
    FiledResult,
    HandedIn,
    KeptMark,
    ManualMark,
    MarkOverride,
    Records,
    filed_result,
)
from grader.gradebook.sql_rows import (
    Decision,
    add_decisions,
    add_results,
    decisions_in,
    ensure_enrolled,
    lock_students,
    recorded_attempts,
    refuse_marked_meanwhile,
)
from grader.gradebook.sql_tables import (
    ASSIGNMENTS_TABLE,
    ATTEMPTS_TABLE,
    ENROLLED_TABLE,
    EXTENSIONS_TABLE,
    KEPT_TABLE,
    MANUAL_TABLE,
    OVERRIDES_TABLE,
    RESULTS_TABLE,
    SECOND_TABLE,
)
from grader.gradebook.transactions import durable_transaction, read_transaction, write_transaction
from grader.score.result import Result

CONDITIONS = TypeAdapter(Conditions)


class Gradebook:
    """An open gradebook: one connection of one process. Each method is one short transaction."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def announce(self, conditions: Conditions, built: str, students: Iterable[str] = ()) -> None:
        """Records an assignment's present terms, and the students who are expected to hand something in."""
        row = {"assignment": conditions.assignment, "built": built}
        row["conditions"] = CONDITIONS.dump_json(conditions).decode()
        with write_transaction(self._db) as db:
            db.execute(
                text(
                    "INSERT INTO assignments (assignment, built, conditions) VALUES (:assignment, :built, :conditions)"
                    " ON CONFLICT (assignment) DO UPDATE SET built = :built, conditions = :conditions"
                ),
                row,
            )
            ensure_enrolled(db, conditions.assignment, sorted(students))

    def record(self, result: Result, handed_in: HandedIn | None = None) -> bool:
        """Records a result; False if it was recorded before, so that two graders count nothing twice."""
        return self.file([filed_result(result, handed_in)]) == 1

    def file(self, results: Sequence[FiledResult]) -> int:
        """Records results, all of them or none, and gives the number of those that are new."""
        if not results:
            return 0
        # In one order for all graders, or two could wait for each other's students for ever.
        names = sorted({each.assignment for each in results})
        by_assignment = {name: [each for each in results if each.assignment == name] for name in names}
        with write_transaction(self._db) as db:
            for assignment, own in by_assignment.items():
                students = sorted({each.student for each in own})
                ensure_enrolled(db, assignment, students)
                lock_students(db, assignment, students)
            return sum(add_results(db, assignment, own) for assignment, own in by_assignment.items())

    def override(self, assignment: str, decision: MarkOverride) -> None:
        """Records a mark that a person set, or withdrew."""
        self._decide(OVERRIDES_TABLE, assignment, [decision])

    def extend(self, assignment: str, decision: Extension) -> None:
        """Records a later due date of one student."""
        self._decide(EXTENSIONS_TABLE, assignment, [decision])

    def mark(
        self,
        assignment: str,
        marks: Sequence[ManualMark],
        known: Sequence[ManualMark] | None = None,
        *,
        second: bool = False,
    ) -> None:
        """Records people's marks for written answers, or those of second markers: all of them or none.

        `known` are the marks as they were read before. If one of these answers was marked since, it raises
        `MarkedMeanwhile`: who gave the marks has not seen the newer one.
        """
        table = SECOND_TABLE if second else MANUAL_TABLE
        with durable_transaction(self._db) as db:
            students = sorted({each.student for each in marks})
            ensure_enrolled(db, assignment, students)
            lock_students(db, assignment, students)
            if known is not None:
                refuse_marked_meanwhile(marks, known, decisions_in(db, table, ManualMark, assignment))
            add_decisions(db, table, assignment, marks)

    def keep(self, assignment: str, kept: Sequence[KeptMark]) -> None:
        """Records marks that a regrade does not lower: all of them or none."""
        self._decide(KEPT_TABLE, assignment, kept)

    def _decide(self, table: Table, assignment: str, decisions: Sequence[Decision]) -> None:
        with durable_transaction(self._db) as db:
            ensure_enrolled(db, assignment, [each.student for each in decisions])
            add_decisions(db, table, assignment, decisions)

    def assignments(self) -> tuple[str, ...]:
        """The ids of the assignments in the gradebook."""
        with read_transaction(self._db) as db:
            return tuple(
                db.execute(select(ASSIGNMENTS_TABLE.c.assignment).order_by(ASSIGNMENTS_TABLE.c.assignment)).scalars()
            )

    def conditions(self, assignment: str) -> Conditions:
        """The terms of an assignment, as the last run recorded them; raises `NoBook` for an unknown one."""
        query = select(ASSIGNMENTS_TABLE.c.conditions).where(ASSIGNMENTS_TABLE.c.assignment == assignment)
        with read_transaction(self._db) as db:
            found = db.execute(query).scalar()
        if found is None:
            raise NoBook(f"The gradebook knows no assignment {assignment}.")
        return CONDITIONS.validate_json(found)

    def students(self, assignment: str) -> tuple[str, ...]:
        """The students who are expected to hand something in, or have done so."""
        query = (
            select(ENROLLED_TABLE.c.student)
            .where(ENROLLED_TABLE.c.assignment == assignment)
            .order_by(ENROLLED_TABLE.c.student)
        )
        with read_transaction(self._db) as db:
            return tuple(db.execute(query).scalars())

    def recorded(self, assignment: str) -> frozenset[tuple[str, str, str]]:
        """Student, submission and built document of each attempt's newest result, which need not be recorded again."""
        return frozenset((each.student, each.submission, each.built) for each in self.records(assignment).attempts)

    def document(self, assignment: str, student: str, submission: str) -> str | None:
        """The newest result document of a submission, as a JSON text; None if there is none."""
        query = (
            select(RESULTS_TABLE.c.document)
            .join(ATTEMPTS_TABLE, ATTEMPTS_TABLE.c.id == RESULTS_TABLE.c.attempt)
            .where(ATTEMPTS_TABLE.c.assignment == assignment, ATTEMPTS_TABLE.c.student == student)
            .where(ATTEMPTS_TABLE.c.submission == submission)
            # A submission has several results after a regrade.
            .order_by(RESULTS_TABLE.c.id.desc())
        )
        with read_transaction(self._db) as db:
            return db.execute(query.limit(1)).scalar()

    def closes(self, assignment: str) -> datetime | None:
        """The end of the last extension that holds; None if there is none."""
        with read_transaction(self._db) as db:
            holding = {each.student: each.until for each in decisions_in(db, EXTENSIONS_TABLE, Extension, assignment)}
        return max(holding.values(), default=None)

    def records(self, assignment: str) -> Records:
        """The records of an assignment: each attempt with its newest result, and people's decisions."""
        with read_transaction(self._db) as db:
            return Records(
                recorded_attempts(db, assignment),
                decisions_in(db, OVERRIDES_TABLE, MarkOverride, assignment),
                decisions_in(db, EXTENSIONS_TABLE, Extension, assignment),
                decisions_in(db, MANUAL_TABLE, ManualMark, assignment),
                decisions_in(db, KEPT_TABLE, KeptMark, assignment),
                decisions_in(db, SECOND_TABLE, ManualMark, assignment),
            )

    def held(self, student: str) -> dict[str, list[dict[str, Any]]]:
        """The rows that the gradebook holds of a student, by table, with the result documents."""
        with read_transaction(self._db) as db:
            return leaving.held_rows(db, student)

    def forget(self, student: str) -> dict[str, int]:
        """Deletes all rows of a student, and gives their number by table."""
        with durable_transaction(self._db) as db:
            gone = leaving.delete_student(db, student)
        leaving.sweep_file(self._db)
        return gone

    def purge(self, before: datetime, *, dry_run: bool = False) -> dict[str, int]:
        """Deletes the assignments of which nothing is newer than `before`, and gives their numbers of rows."""
        with durable_transaction(self._db) as db:
            gone = leaving.delete_old_assignments(db, before, dry_run=dry_run)
        if gone and not dry_run:
            leaving.sweep_file(self._db)
        return gone
