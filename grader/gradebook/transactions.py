"""Short transactions of three kinds: to read, to write, and to write what must survive even a power cut."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection


@contextmanager
def read_transaction(db: Connection) -> Iterator[Connection]:
    """A transaction that only reads."""
    with db.execution_options(writes=False).begin():
        yield db


@contextmanager
def write_transaction(db: Connection) -> Iterator[Connection]:
    """A transaction that writes: all of it, or nothing."""
    with db.execution_options(writes=True).begin():
        yield db


@contextmanager
def durable_transaction(db: Connection) -> Iterator[Connection]:
    """A transaction for people's decisions, which cannot be computed again: they are on the disk before it ends."""
    # Before the transaction begins: inside of one SQLite refuses the change.
    set_synchronous(db, "FULL")
    try:
        with write_transaction(db):
            yield db
    finally:
        set_synchronous(db, "NORMAL")  # results can be graded again, and a class has thousands


def set_synchronous(db: Connection, how: str) -> None:
    """Sets SQLite's `synchronous` mode, which says how long it waits for the disk; PostgreSQL always waits."""
    if db.dialect.name == "sqlite":
        connection = db.connection.driver_connection
        assert connection is not None  # noqa: S101  it is open
        connection.execute(f"PRAGMA synchronous={how}")


def begin_file(db: Connection) -> None:
    """Begins a transaction on an SQLite file."""
    # A writer takes the lock at once: of two that read first and then want to write, SQLite lets one fail.
    db.exec_driver_sql("BEGIN IMMEDIATE" if db.get_execution_options().get("writes") else "BEGIN")
