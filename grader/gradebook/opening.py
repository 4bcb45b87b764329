"""The address of a gradebook and how it is opened: an SQLite file, or a PostgreSQL server."""

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import NullPool

from grader.gradebook.book import Gradebook
from grader.gradebook.book_faults import NoBook, sentence_of
from grader.gradebook.sql_schema import SCHEMA_STEPS, VERSION_TABLE, NotABook, take_missing_steps, version_of
from grader.gradebook.transactions import begin_file, read_transaction, write_transaction

GRADEBOOK_FILE = "gradebook.sqlite"
LOCK_SECONDS = 60  # seconds that a grader waits for another one's transaction, which takes far less
DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
DRIVER_MISSING = "PostgreSQL needs a driver: pip install 'markscheme[postgres]'."


def book_address(out: Path, asked: str | None = None) -> str:
    """The address of an output folder's gradebook: as asked for, else as its last run noted, else a file in it."""
    if asked:
        return asked
    try:
        written = json.loads((out / "run.json").read_text("utf-8")).get("gradebook")
    except (OSError, ValueError, AttributeError, RecursionError):
        written = None
    # A file's place is not taken from there: the folder may have been moved since.
    return written if isinstance(written, str) and "://" in written else str(out / GRADEBOOK_FILE)


def shown_address(address: str) -> str:
    """The address of a gradebook without its password, as it may be printed and written down."""
    url = url_of(address)
    if url.drivername == DRIVERS["sqlite"]:
        return url.database or ""
    # PostgreSQL's addresses may have a password behind the question mark, too.
    query = {name: value for name, value in url.query.items() if name != "password"}
    return URL.create("postgresql", url.username, None, url.host, url.port, url.database, query).render_as_string()


def url_of(address: str) -> URL:
    """The address as an SQLAlchemy URL; a path is that of an SQLite file. Raises `NoBook`."""
    if "://" not in address:
        return URL.create(DRIVERS["sqlite"], database=str(Path(address).absolute()))
    try:
        url = make_url(address)
    except ArgumentError:
        raise NoBook("--gradebook: write a file's path, or postgresql://USER@HOST/DATABASE.") from None
    driver = DRIVERS.get(url.drivername.partition("+")[0])
    if driver is None:
        raise NoBook(f"--gradebook {url.drivername}: write a file's path, or postgresql://USER@HOST/DATABASE.")
    return url.set(drivername=driver)


@contextmanager
def opened_book(address: str, *, must_exist: bool = False) -> Iterator[Gradebook]:
    """The gradebook at an address, open and of the newest version; made if need be, unless it `must_exist`."""
    url, name = url_of(address), shown_address(address)
    is_file = url.drivername == DRIVERS["sqlite"]
    engine = file_engine(Path(name), must_exist=must_exist) if is_file else server_engine(url)
    opened = False
    try:
        with closing_all(engine) as db:
            # A book of the present version is not written to when it is opened.
            if (version := version_now(db)) != len(SCHEMA_STEPS):
                if version == 0 and is_file:
                    # Before the transaction: SQLite does not change this mode inside of one.
                    log_ahead(db)
                with write_transaction(db):
                    take_missing_steps(db)
            opened = True
            yield Gradebook(db)
    except NotABook as refused:
        raise NoBook(f"{name}: {refused}.") from None
    except (DBAPIError, sqlite3.Error) as error:
        raise NoBook(sentence_of(error, name, lost=opened)) from error


@contextmanager
def closing_all(engine: Engine) -> Iterator[Connection]:
    """The one connection of a process to a gradebook, closed in the end."""
    try:
        with engine.connect() as db:
            yield db
    finally:
        engine.dispose()


def version_now(db: Connection) -> int:
    """The version of a gradebook, found without writing: what is no gradebook is left as it is."""
    with read_transaction(db):
        return version_of(db)


def log_ahead(db: Connection) -> None:
    """Sets a new SQLite file to write-ahead logging, so that it can be read while another process writes."""
    connection = db.connection.driver_connection
    assert connection is not None  # noqa: S101  it is open
    connection.execute("PRAGMA journal_mode=WAL")


def file_engine(file: Path, *, must_exist: bool) -> Engine:
    """The SQLAlchemy engine for an SQLite file, which is made readable by its owner only."""
    if not file.exists():
        if must_exist:
            raise NoBook(f"{file}: there is no gradebook; `grader grade` makes one, and --gradebook says where it is.")
        make_file(file)
    elif not file.is_file():
        raise NoBook(f"{file}: this is not a gradebook.")
    url = URL.create(DRIVERS["sqlite"], database=str(file))
    # Without a pool: closing the one connection closes the file.
    engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": LOCK_SECONDS})
    event.listen(engine, "connect", _prepare_file)
    event.listen(engine, "begin", begin_file)
    return engine


def make_file(file: Path) -> None:
    """Makes an empty file for a gradebook; raises `NoBook`."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # Readable by the owner only, whatever the umask says: marks are personal data.
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600))
    except OSError as error:
        raise NoBook(f"{file}: no gradebook can be made there: {(error.strerror or str(error)).lower()}.") from None


def _prepare_file(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves: the driver's habit leaves table changes out
    # NORMAL: a power cut may lose the last results, which the next run records again, but never damages the file.
    # `secure_delete` overwrites what is deleted, as a student who is forgotten has to be.
    for pragma in ("synchronous=NORMAL", "foreign_keys=ON", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}")


def server_engine(url: URL) -> Engine:
    """The SQLAlchemy engine for a PostgreSQL server; our tables are in a schema of their own."""
    try:
        # Seconds until a server that does not answer is given up.
        engine = create_engine(url, poolclass=NullPool, connect_args={"connect_timeout": 10})
    except ModuleNotFoundError:
        raise NoBook(DRIVER_MISSING) from None
    event.listen(engine, "connect", _prepare_server)
    return engine


def _prepare_server(connection: Any, _: object) -> None:
    # Settings of a transaction that is rolled back would be lost with it.
    connection.autocommit = True
    connection.execute(f"SET search_path TO {VERSION_TABLE}")
    connection.execute(f"SET lock_timeout TO '{LOCK_SECONDS}s'")
    connection.autocommit = False
