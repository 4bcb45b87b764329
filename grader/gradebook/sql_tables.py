"""The tables of a gradebook, as its newest version has them. `sql_schema.py` makes them, step by step.

Times are text, ISO 8601 with their zone, as they were given: what was typed can be shown again. Results, overrides,
extensions, manual, second and kept marks are only ever added to; triggers refuse anything else, but for a student who
is forgotten and an assignment that is purged.
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


ASSIGNMENTS_TABLE = Table(
    "assignments", metadata, Column("assignment", Text, primary_key=True), _text("built"), _text("conditions")
)
STUDENTS_TABLE = Table("students", metadata, Column("student", Text, primary_key=True))
ENROLLED_TABLE = Table(
    "enrolled",
    metadata,
    Column("assignment", Text, ForeignKey("assignments.assignment"), primary_key=True),
    Column("student", Text, ForeignKey("students.student"), primary_key=True),
)
ATTEMPTS_TABLE = Table(
    "attempts",
    metadata,
    _id(),
    *_whose(),
    _text("submission"),
    Column("number", Integer, nullable=False),
    Column("submitted", Text),
    Column("flagged", Integer, nullable=False),
)
RESULTS_TABLE = Table(
    "results",
    metadata,
    _id(),
    Column("attempt", Integer, ForeignKey("attempts.id"), nullable=False),
    *_whose(),
    *map(_text, ("built", "digest", "version", "marks", "document", "at")),
    Column("points", Double, nullable=False),
)
OVERRIDES_TABLE = Table(
    "overrides",
    metadata,
    _id(),
    *_whose(),
    Column("exercise", Text),
    Column("score", Double),
    *map(_text, ("reason", "author", "at")),
)
EXTENSIONS_TABLE = Table("extensions", metadata, _id(), *_whose(), *map(_text, ("until", "reason", "author", "at")))
MANUAL_TABLE = Table(
    "manual",
    metadata,
    _id(),
    *_whose(),
    *map(_text, ("exercise", "answer", "comment", "author", "at")),
    Column("score", Double, nullable=False),
)
KEPT_TABLE = Table(
    "kept",
    metadata,
    _id(),
    *_whose(),
    *map(_text, ("submission", "exercise", "reason", "at")),
    Column("score", Double, nullable=False),
)
SECOND_TABLE = Table(
    "second_marks",
    metadata,
    _id(),
    *_whose(),
    *map(_text, ("exercise", "answer", "comment", "author", "at")),
    Column("score", Double, nullable=False),
)
LEAVING_TABLE = Table("leaving", metadata, Column("student", Text), Column("assignment", Text))
# In an order in which rows can be deleted: what refers to others first.
STUDENT_TABLES = (
    RESULTS_TABLE,
    ATTEMPTS_TABLE,
    OVERRIDES_TABLE,
    EXTENSIONS_TABLE,
    MANUAL_TABLE,
    KEPT_TABLE,
    SECOND_TABLE,
    ENROLLED_TABLE,
)
DATED_TABLES = (
    RESULTS_TABLE,
    OVERRIDES_TABLE,
    EXTENSIONS_TABLE,
    MANUAL_TABLE,
    KEPT_TABLE,
    SECOND_TABLE,
)  # tables that say when a row was recorded
