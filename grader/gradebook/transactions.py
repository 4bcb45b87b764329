"""Short transactions of three kinds: to read, to write, and to write what must survive even a power cut."""

import signal
import threading
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
    with interrupts_held(), db.execution_options(writes=True).begin():
        yield db


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Lets a first Ctrl-C wait until the block has ended; a second one ends it at once."""
    # Between SQLite's BEGIN and SQLAlchemy's note of it, it would leave a lock for which the next transaction waits.
    handler = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(handler):
        yield  # only the main thread is interrupted, and only where signals are not ignored
        return
    came = False

    def hold(number: int, frame: object) -> None:
        nonlocal came
        came = True
        signal.signal(number, handler)

    signal.signal(signal.SIGINT, hold)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
        if came:
            signal.raise_signal(signal.SIGINT)


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
