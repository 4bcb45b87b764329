"""The rows of a student, and how a student or an old assignment is deleted from the gradebook."""

import json
import sqlite3
from contextlib import suppress
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select

from grader.gradebook.sql_tables import ASSIGNMENTS, DATED, ENROLLED, LEAVING, OF_A_STUDENT, STUDENTS

DOCUMENTS = ("document", "marks")  # columns that hold JSON


def held(db: Connection, student: str) -> dict[str, list[dict[str, Any]]]:
    """The rows of a student by table; tables without any are left out."""
    rows = {
        table.name: [dict(row._mapping) for row in db.execute(select(table).where(table.c.student == student))]
        for table in OF_A_STUDENT
    }
    return {
        name: [
            {key: json.loads(value) if key in DOCUMENTS else value for key, value in row.items()}
            for row in sorted(found, key=lambda row: row.get("id", 0))
        ]
        for name, found in rows.items()
        if found
    }


def forgotten(db: Connection, student: str) -> dict[str, int]:
    """Deletes all rows of a student, and gives their number by table."""
    # The triggers let only those rows go whose student or assignment stands in this table.
    db.execute(insert(LEAVING), {"student": student})
    gone = {table.name: db.execute(delete(table).where(table.c.student == student)).rowcount for table in OF_A_STUDENT}
    gone["students"] = db.execute(delete(STUDENTS).where(STUDENTS.c.student == student)).rowcount
    db.execute(delete(LEAVING))
    return {name: number for name, number in gone.items() if number}


def purged(db: Connection, before: datetime, *, dry_run: bool) -> dict[str, int]:
    """Deletes assignments of which nothing is newer than `before`, unless `dry_run`; gives their numbers of rows."""
    old = [name for name in db.execute(select(ASSIGNMENTS.c.assignment)).scalars() if is_older(db, name, before)]
    gone = {}
    for assignment in sorted(old):
        counted = (select(func.count()).where(table.c.assignment == assignment) for table in OF_A_STUDENT)
        gone[assignment] = sum(db.execute(each).scalar_one() for each in counted)
        if not dry_run:
            remove(db, assignment)
    if gone and not dry_run:
        db.execute(delete(STUDENTS).where(STUDENTS.c.student.not_in(select(ENROLLED.c.student))))
    return gone


def is_older(db: Connection, assignment: str, before: datetime) -> bool:
    """Whether an assignment has records, all of them older than a moment."""
    dates = [
        datetime.fromisoformat(at)
        for table in DATED
        for at in db.execute(select(table.c.at).where(table.c.assignment == assignment)).scalars()
    ]
    return bool(dates) and max(dates) < before


def remove(db: Connection, assignment: str) -> None:
    """Deletes an assignment with all its records."""
    db.execute(insert(LEAVING), {"assignment": assignment})
    for table in OF_A_STUDENT:
        db.execute(delete(table).where(table.c.assignment == assignment))
    db.execute(delete(LEAVING))
    db.execute(delete(ASSIGNMENTS).where(ASSIGNMENTS.c.assignment == assignment))


def swept(db: Connection) -> None:
    """Removes the remains of deleted rows from an SQLite file; a server does it by itself."""
    if db.dialect.name != "sqlite":
        return
    connection = db.connection.driver_connection
    assert connection is not None  # noqa: S101  it is open
    with suppress(sqlite3.OperationalError):  # somebody reads just now; what was deleted is zeros already
        # The log is emptied last: it still holds pages as they were before.
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
