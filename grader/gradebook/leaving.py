"""The rows of a student, and how a student or an old assignment is deleted from the gradebook."""

import json
import sqlite3
from contextlib import suppress
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select

from grader.gradebook.sql_tables import (
    ASSIGNMENTS_TABLE,
    DATED_TABLES,
    ENROLLED_TABLE,
    LEAVING_TABLE,
    STUDENT_TABLES,
    STUDENTS_TABLE,
)

DOCUMENTS = ("document", "marks")  # columns that hold JSON


def held_rows(db: Connection, student: str) -> dict[str, list[dict[str, Any]]]:
    """The rows of a student by table; tables without any are left out."""
    rows = {
        table.name: [dict(row._mapping) for row in db.execute(select(table).where(table.c.student == student))]
        for table in STUDENT_TABLES
    }
    return {
        name: [
            {key: json.loads(value) if key in DOCUMENTS else value for key, value in row.items()}
            for row in sorted(found, key=lambda row: row.get("id", 0))
        ]
        for name, found in rows.items()
        if found
    }


def delete_student(db: Connection, student: str) -> dict[str, int]:
    """Deletes all rows of a student, and gives their number by table."""
    # The triggers let only those rows go whose student or assignment stands in this table.
    db.execute(insert(LEAVING_TABLE), {"student": student})
    gone = {
        table.name: db.execute(delete(table).where(table.c.student == student)).rowcount for table in STUDENT_TABLES
    }
    gone["students"] = db.execute(delete(STUDENTS_TABLE).where(STUDENTS_TABLE.c.student == student)).rowcount
    db.execute(delete(LEAVING_TABLE))
    return {name: number for name, number in gone.items() if number}


def delete_old_assignments(db: Connection, before: datetime, *, dry_run: bool) -> dict[str, int]:
    """Deletes assignments of which nothing is newer than `before`, unless `dry_run`; gives their numbers of rows."""
    old = [
        name
        for name in db.execute(select(ASSIGNMENTS_TABLE.c.assignment)).scalars()
        if is_assignment_older(db, name, before)
    ]
    gone = {}
    for assignment in sorted(old):
        counted = (select(func.count()).where(table.c.assignment == assignment) for table in STUDENT_TABLES)
        gone[assignment] = sum(db.execute(each).scalar_one() for each in counted)
        if not dry_run:
            delete_assignment(db, assignment)
    if gone and not dry_run:
        db.execute(delete(STUDENTS_TABLE).where(STUDENTS_TABLE.c.student.not_in(select(ENROLLED_TABLE.c.student))))
    return gone


def is_assignment_older(db: Connection, assignment: str, before: datetime) -> bool:
    """Whether an assignment has records, all of them older than a moment."""
    dates = [
        datetime.fromisoformat(at)
        for table in DATED_TABLES
        for at in db.execute(select(table.c.at).where(table.c.assignment == assignment)).scalars()
    ]
    return bool(dates) and max(dates) < before


def delete_assignment(db: Connection, assignment: str) -> None:
    """Deletes an assignment with all its records."""
    db.execute(insert(LEAVING_TABLE), {"assignment": assignment})
    for table in STUDENT_TABLES:
        db.execute(delete(table).where(table.c.assignment == assignment))
    db.execute(delete(LEAVING_TABLE))
    db.execute(delete(ASSIGNMENTS_TABLE).where(ASSIGNMENTS_TABLE.c.assignment == assignment))


def sweep_file(db: Connection) -> None:
    """Removes the remains of deleted rows from an SQLite file; a server does it by itself."""
    if db.dialect.name != "sqlite":
        return
    connection = db.connection.driver_connection
    assert connection is not None  # noqa: S101  it is open
    with suppress(sqlite3.OperationalError):  # somebody reads just now; what was deleted is zeros already
        # The log is emptied last: it still holds pages as they were before.
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
