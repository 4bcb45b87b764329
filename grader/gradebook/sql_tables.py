"""The tables of a gradebook, as its newest version has them. `sql_schema.py` makes them, step by step.

Times are text, ISO 8601 with their zone, as they were given: what was typed can be shown again. Results, overrides,
extensions, manual and kept marks are only ever added to; triggers refuse anything else, but for a student who is
forgotten and an assignment that is purged.
"""

from sqlalchemy import Column, Double, ForeignKey, Integer, MetaData, Table, Text

metadata = MetaData()


def _id() -> Column[int]:
    return Column("id", Integer, primary_key=True)


def _whose() -> tuple[Column[str], Column[str]]:
    return (
        Column("assignment", Text, ForeignKey("assignments.assignment"), nullable=False),
        Column("student", Text, ForeignKey("students.student"), nullable=False),
    )


def _text(name: str) -> Column[str]:
    return Column(name, Text, nullable=False)


ASSIGNMENTS = Table(
    "assignments", metadata, Column("assignment", Text, primary_key=True), _text("built"), _text("conditions")
)
STUDENTS = Table("students", metadata, Column("student", Text, primary_key=True))
ENROLLED = Table(
    "enrolled",
    metadata,
    Column("assignment", Text, ForeignKey("assignments.assignment"), primary_key=True),
    Column("student", Text, ForeignKey("students.student"), primary_key=True),
)
ATTEMPTS = Table(
    "attempts",
    metadata,
    _id(),
    *_whose(),
    _text("submission"),
    Column("number", Integer, nullable=False),
    Column("submitted", Text),
    Column("flagged", Integer, nullable=False),
)
RESULTS = Table(
    "results",
    metadata,
    _id(),
    Column("attempt", Integer, ForeignKey("attempts.id"), nullable=False),
    *_whose(),
    *map(_text, ("built", "digest", "version", "marks", "document", "at")),
    Column("points", Double, nullable=False),
)
OVERRIDES = Table(
    "overrides",
    metadata,
    _id(),
    *_whose(),
    Column("exercise", Text),
    Column("score", Double),
    *map(_text, ("reason", "author", "at")),
)
EXTENSIONS = Table("extensions", metadata, _id(), *_whose(), *map(_text, ("until", "reason", "author", "at")))
MANUAL = Table(
    "manual",
    metadata,
    _id(),
    *_whose(),
    *map(_text, ("exercise", "answer", "comment", "author", "at")),
    Column("score", Double, nullable=False),
)
KEPT = Table(
    "kept",
    metadata,
    _id(),
    *_whose(),
    *map(_text, ("submission", "exercise", "reason", "at")),
    Column("score", Double, nullable=False),
)
LEAVING = Table("leaving", metadata, Column("student", Text), Column("assignment", Text))
# In an order in which rows can be deleted: what refers to others first.
OF_A_STUDENT = (RESULTS, ATTEMPTS, OVERRIDES, EXTENSIONS, MANUAL, KEPT, ENROLLED)
DATED = (RESULTS, OVERRIDES, EXTENSIONS, MANUAL, KEPT)  # tables that say when a row was recorded
