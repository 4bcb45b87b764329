"""Short transactions: one that only reads, one that writes, one that writes what must survive even a power cut."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection


@contextmanager
def reading(db: Connection) -> Iterator[Connection]:
    """A transaction in which nothing is written."""
    with db.execution_options(writes=False).begin():
        yield db


@contextmanager
def writing(db: Connection) -> Iterator[Connection]:
    """A transaction that writes: all of it, or nothing."""
    with db.execution_options(writes=True).begin():
        yield db


@contextmanager
def deciding(db: Connection) -> Iterator[Connection]:
    """A transaction for what people decided, which nothing could compute again: on the disk before it ends."""
    synchronous(db, "FULL")
    try:
        with writing(db):
            yield db
    finally:
        synchronous(db, "NORMAL")  # results can be graded again, and a class has thousands


def synchronous(db: Connection, how: str) -> None:
    """Tells SQLite how long to wait for the disk; PostgreSQL always waits."""
    if db.dialect.name == "sqlite":
        connection = db.connection.driver_connection
        assert connection is not None  # noqa: S101  it is open
        connection.execute(f"PRAGMA synchronous={how}")


def begin_file(db: Connection) -> None:
    """Begins a transaction on a file. Who is going to write says so at once: two who read first could only fail."""
    db.exec_driver_sql("BEGIN IMMEDIATE" if db.get_execution_options().get("writes") else "BEGIN")
