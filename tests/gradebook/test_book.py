"""The gradebook, in a file and on a server: what goes in comes out, once, and stays."""

import os
import signal
import sqlite3
import stat
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Engine, create_engine, event, inspect, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool

from grader.gradebook.book import Gradebook
from grader.gradebook.book_faults import MarkedMeanwhile, NoBook
from grader.gradebook.class_marks import standings
from grader.gradebook.opening import book_address, opened_book, shown_address, url_of
from grader.gradebook.records import (
    Extension,
    GradedAttempt,
    HandedIn,
    KeptMark,
    ManualMark,
    documented_attempt,
    filed_result,
)
from grader.gradebook.sql_schema import SCHEMA_STEPS
from grader.gradebook.sql_tables import metadata
from grader.report.result_json import read_result
from tests.gradebook.book_sample import DUE, NOW, TERMS, override, result

pytestmark = pytest.mark.slow  # seconds in all: `make quick` leaves it out

EARLY = HandedIn(datetime.fromisoformat("2026-12-01T10:00:00+01:00"))
FIRST, SECOND = HandedIn(number=1), HandedIn(number=2)
LATER = HandedIn(datetime.fromisoformat("2026-12-02T10:00:00+01:00"))


def announced(book: Gradebook) -> Gradebook:
    book.announce(TERMS, "sha256:b1", ["zoe"])
    return book


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Ctrl-C as in a terminal: pytest may have been started with it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_while_a_result_is_recorded_waits_until_it_is(address: str) -> None:
    def interrupted(*_: object) -> None:
        signal.raise_signal(signal.SIGINT)

    with opened_book(address) as book:
        announced(book)
        event.listen(Engine, "before_cursor_execute", interrupted, once=True)
        with pytest.raises(KeyboardInterrupt):
            book.record(result("ada"))
        assert [each.student for each in book.records("hw2").attempts] == ["ada"]
        assert book.record(result("bob"))  # nothing waits for a lock that the first one left


def test_what_is_recorded_comes_back(address: str) -> None:
    graded = result("ada", gain=4.0, why="Because.")
    decisions = (
        override("trees.gain", 3.5),
        Extension("ada", DUE + timedelta(days=1), "ill; \N{SNOWMAN}", "tutor", NOW),
        ManualMark("ada", "text.why", "digest", 1.5, "Good.", "tutor", NOW),
        KeptMark("ada", graded.submission, "bayes.rule", 2.0, "regraded", NOW),
        ManualMark("ada", "text.why", "digest", 0.5, "", "other", NOW),
    )
    with opened_book(address) as book:
        announced(book).record(graded, EARLY)
        book.override("hw2", decisions[0])
        book.extend("hw2", decisions[1])
        book.mark("hw2", [decisions[2]])
        book.keep("hw2", [decisions[3]])
        book.mark("hw2", [decisions[4]], second=True)
    with opened_book(address, must_exist=True) as book:
        found = book.records("hw2")
        assert found.attempts == (documented_attempt(graded, replace(EARLY, number=1)),)
        assert (found.overrides, found.extensions, found.manual, found.kept, found.second) == tuple(
            (each,) for each in decisions
        )
        assert (book.assignments(), book.students("hw2"), book.conditions("hw2")) == (("hw2",), ("ada", "zoe"), TERMS)
        assert read_result(book.document("hw2", "ada", graded.submission) or "") == graded
        assert book.document("hw2", "ada", "sha256:other") is None
        assert book.recorded("hw2") == {("ada", graded.submission, graded.built)}
        assert book.closes("hw2") == DUE + timedelta(days=1)


def test_a_moments_results_are_recorded_together_or_not_at_all(address: str) -> None:
    class_ = [
        filed_result(result(student, gain=float(place))) for place, student in enumerate(["zoe", "ada", "bob"], 1)
    ]
    with opened_book(address) as book:
        assert announced(book).file([]) == 0
        eve = filed_result(result("eve"))
        nobodys = replace(eve, attempt=replace(eve.attempt, points=None))  # type: ignore[arg-type]
        with pytest.raises(NoBook), opened_book(address) as other:
            other.file([*class_, nobodys])
        assert book.records("hw2").attempts == ()
        assert book.file(class_) == 3
        assert book.file([*class_, filed_result(result("eve")), filed_result(result("eve"))]) == 1  # each once
        found = {each.student: each.marks[0].score for each in book.records("hw2").attempts}
        assert found == {"zoe": 1.0, "ada": 2.0, "bob": 3.0, "eve": 0.0}


@pytest.mark.in_turn
def test_results_together_are_recorded_as_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grader.gradebook.sql_rows.MAX_STUDENTS_PER_QUERY", 2)
    draws = Random(4)
    times = (None, EARLY, LATER, FIRST, SECOND)
    for round_ in range(30):
        many = [
            filed_result(
                result(draws.choice("abcde"), draws.choice(["one", "two"]), gain=draws.choice([0.0, 1.0])), time
            )
            for time in draws.choices(times, k=12)
        ]
        with opened_book(str(tmp_path / f"{round_}-a")) as one, opened_book(str(tmp_path / f"{round_}-b")) as other:
            once = announced(one).file(many)
            assert once == sum(announced(other).file([each]) for each in many)
            assert by_student(one.records("hw2").attempts) == by_student(other.records("hw2").attempts)


def by_student(attempts: Sequence[GradedAttempt]) -> dict[str, list[GradedAttempt]]:
    """Everybody's own, in order."""
    return {student: [each for each in attempts if each.student == student] for student in "abcde"}


def test_the_same_result_again_changes_nothing_and_a_new_one_takes_its_place(address: str) -> None:
    with opened_book(address) as book:
        announced(book)
        assert book.record(result(gain=1.0))
        assert not book.record(result(gain=1.0))
        assert book.record(result(gain=2.0, built="sha256:b2"))
        (only,) = book.records("hw2").attempts
        assert (only.marks[0].score, only.built) == (2.0, "sha256:b2")
        assert len(book.held("ada")["results"]) == 2  # what was there before can still be read


HANDED_IN = {  # what: (what was handed in when, submissions in order)
    "twice the same files at two times": ([("a", EARLY), ("a", LATER)], ["a", "a"]),
    "the same files graded again": ([("a", EARLY), ("a", EARLY)], ["a"]),
    "a time that becomes known": ([("a", None), ("a", EARLY)], ["a"]),
    "a time that is no longer known": ([("a", EARLY), ("a", None)], ["a"]),
    "back to earlier files, without times": ([("a", None), ("b", None), ("a", None)], ["a", "b", "a"]),
    "the newest first, then the earlier": ([("b", LATER), ("a", EARLY), ("b", LATER)], ["a", "b"]),
    "numbers without times": (
        [("b", HandedIn(number=2)), ("a", HandedIn(number=1)), ("b", HandedIn(number=2))],
        ["a", "b"],
    ),
}


@pytest.mark.parametrize("what", HANDED_IN)
def test_an_attempt_is_what_was_handed_in_at_one_time(what: str, tmp_path: Path) -> None:
    handed_in, submissions = HANDED_IN[what]
    with opened_book(str(tmp_path / "book.sqlite")) as book:
        announced(book)
        for files, when in handed_in:
            book.record(result(submission=files), when)
        (ada, _) = standings(TERMS, book.records("hw2"), book.students("hw2"))
    assert [each.attempt.submission for each in ada.attempts] == [f"sha256:{name}" for name in submissions]


def test_a_mark_is_not_recorded_over_one_that_its_giver_has_not_seen(address: str) -> None:
    mine = ManualMark("ada", "text.why", "digest", 1.5, "", "Ann", NOW)
    with opened_book(address) as book, opened_book(address) as other:
        announced(book).record(result())
        seen = book.records("hw2").manual
        other.mark("hw2", [replace(mine, author="Ben"), replace(mine, student="zoe")], seen)
        with pytest.raises(MarkedMeanwhile, match="nothing was recorded; run the same command again"):
            book.mark("hw2", [replace(mine, answer="another"), mine], seen)
        assert [each.author for each in book.records("hw2").manual] == ["Ben", "Ann"]
        # Another answer's newer mark is in nobody's way, and neither are second marks.
        book.mark("hw2", [replace(mine, answer="another")], seen)
        book.mark("hw2", [mine], (), second=True)
        book.mark("hw2", [mine], book.records("hw2").manual)
        assert book.records("hw2").manual[-1] == mine


@pytest.mark.parametrize("table", ["results", "overrides", "extensions", "manual", "kept", "second_marks"])
def test_what_is_recorded_cannot_be_changed_or_deleted(table: str, address: str) -> None:
    with opened_book(address) as book:
        announced(book).record(result())
        book.override("hw2", override(None, 3.0))
        book.extend("hw2", Extension("ada", DUE, "ill", "tutor", NOW))
        book.mark("hw2", [ManualMark("ada", "text.why", "digest", 1.5, "", "tutor", NOW)])
        book.keep("hw2", [KeptMark("ada", "sha256:one", "bayes.rule", 2.0, "regraded", NOW)])
        book.mark("hw2", [ManualMark("ada", "text.why", "digest", 1.5, "", "other", NOW)], second=True)
        before = book.records("hw2")
        for statement in (f"UPDATE {table} SET at = ''", f"DELETE FROM {table}"):
            with pytest.raises(NoBook, match="only added to"), opened_book(address) as other, other._db.begin():
                other._db.execute(text(statement))
        assert book.records("hw2") == before


def test_a_student_is_forgotten_without_a_trace(address: str) -> None:
    with opened_book(address) as book:
        announced(book).record(result("ada", gain=4.0))
        book.record(result("eve-unmistakable", gain=4.0))
        book.override("hw2", override(None, 3.0, "eve-unmistakable"))
        book.mark("hw2", [ManualMark("eve-unmistakable", "text.why", "d", 1.5, "", "other", NOW)], second=True)
        assert set(book.held("eve-unmistakable")) == {"results", "attempts", "overrides", "second_marks", "enrolled"}
        gone = book.forget("eve-unmistakable")
        assert gone == {"results": 1, "attempts": 1, "overrides": 1, "second_marks": 1, "enrolled": 1, "students": 1}
        assert book.held("eve-unmistakable") == {}
        assert [each.student for each in book.records("hw2").attempts] == ["ada"]
        assert book.forget("eve-unmistakable") == {}
    if "://" not in address:
        assert all(b"unmistakable" not in file.read_bytes() for file in Path(address).parent.iterdir())


def test_an_assignment_is_purged_once_nothing_of_it_is_new(address: str) -> None:
    future = datetime.now(NOW.tzinfo) + timedelta(days=1)
    with opened_book(address) as book:
        announced(book).record(result("ada"))
        assert book.purge(future - timedelta(days=400)) == {}
        assert book.purge(future, dry_run=True) == {"hw2": 4}
        assert book.assignments() == ("hw2",)
        assert book.purge(future) == {"hw2": 4}
        assert (book.assignments(), book.held("ada")) == ((), {})


def test_a_file_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    with opened_book(str(tmp_path / "deep" / "book.sqlite")) as book:
        announced(book).record(result())
        modes = {stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "deep").iterdir()}
    assert modes == {0o600}
    assert os.listdir(tmp_path / "deep") == ["book.sqlite"]  # one file, to be copied as it is


def test_the_tables_are_what_the_steps_make(address: str) -> None:
    with opened_book(address):
        pass
    engine = create_engine(url_of(address), poolclass=NullPool)
    found = inspect(engine)
    schema = None if "://" not in address else "markscheme"
    for name, table in metadata.tables.items():
        real = {column["name"]: column["nullable"] for column in found.get_columns(name, schema=schema)}
        assert real.keys() == {column.name for column in table.columns}
        keys = {column.name for column in table.columns if column.primary_key}
        assert {n: v for n, v in real.items() if n not in keys} == {
            column.name: column.nullable for column in table.columns if not column.primary_key
        }


VERSION_1 = """
CREATE TABLE markscheme (version INTEGER NOT NULL);
INSERT INTO markscheme VALUES (1);
CREATE TABLE assignments (assignment TEXT PRIMARY KEY, built TEXT NOT NULL, conditions TEXT NOT NULL);
CREATE TABLE students (student TEXT PRIMARY KEY);
CREATE TABLE enrolled (assignment TEXT NOT NULL REFERENCES assignments (assignment),
  student TEXT NOT NULL REFERENCES students (student), PRIMARY KEY (assignment, student));
CREATE TABLE attempts (id {id}, assignment TEXT NOT NULL, student TEXT NOT NULL, submission TEXT NOT NULL,
  number INTEGER NOT NULL, submitted TEXT, flagged INTEGER NOT NULL);
CREATE TABLE results (id {id}, attempt INTEGER NOT NULL, assignment TEXT NOT NULL, student TEXT NOT NULL,
  built TEXT NOT NULL, digest TEXT NOT NULL, version TEXT NOT NULL, marks TEXT NOT NULL, document TEXT NOT NULL,
  at TEXT NOT NULL, points DOUBLE PRECISION NOT NULL);
CREATE TABLE overrides (id {id}, assignment TEXT NOT NULL, student TEXT NOT NULL, exercise TEXT,
  score DOUBLE PRECISION, reason TEXT NOT NULL, author TEXT NOT NULL, at TEXT NOT NULL);
CREATE TABLE extensions (id {id}, assignment TEXT NOT NULL, student TEXT NOT NULL, until TEXT NOT NULL,
  reason TEXT NOT NULL, author TEXT NOT NULL, at TEXT NOT NULL);
CREATE TABLE leaving (student TEXT, assignment TEXT);
INSERT INTO assignments VALUES ('hw2', 'sha256:b1', '{{"assignment": "hw2", "due": "2026-12-04T23:59:00+01:00"}}');
INSERT INTO students VALUES ('ada');
INSERT INTO enrolled VALUES ('hw2', 'ada');
INSERT INTO attempts VALUES (1, 'hw2', 'ada', 'sha256:one', 1, NULL, 0);
INSERT INTO results VALUES (1, 1, 'hw2', 'ada', 'sha256:b1', 'sha256:d', '0.1', '[{{"exercise": "trees.gain",
  "score": 2.5, "points": 4, "status": "partial"}}]', '{{}}', '2026-12-05T00:00:00+00:00', 4);
INSERT INTO overrides (assignment, student, exercise, score, reason, author, at)
  VALUES ('hw2', 'ada', 'trees.gain', 3, 'argued', 'tutor', '2026-12-06T00:00:00+00:00');
"""


def old_book(address: str, written: str = VERSION_1) -> None:
    """A book as an older version left it, with something in it."""
    if "://" not in address:
        with sqlite3.connect(address) as connection:
            connection.executescript(written.format(id="INTEGER PRIMARY KEY AUTOINCREMENT"))
        connection.close()
        return
    import psycopg

    script = written.format(id="INTEGER GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY")
    with psycopg.connect(address) as server:
        server.execute(f"CREATE SCHEMA markscheme; SET search_path TO markscheme; {script}".encode())


# A book as version 2 left it has these besides.
VERSION_2 = """
CREATE TABLE manual (id {id}, assignment TEXT NOT NULL, student TEXT NOT NULL, exercise TEXT NOT NULL,
  answer TEXT NOT NULL, comment TEXT NOT NULL, author TEXT NOT NULL, at TEXT NOT NULL,
  score DOUBLE PRECISION NOT NULL);
CREATE TABLE kept (id {id}, assignment TEXT NOT NULL, student TEXT NOT NULL, submission TEXT NOT NULL,
  exercise TEXT NOT NULL, reason TEXT NOT NULL, at TEXT NOT NULL, score DOUBLE PRECISION NOT NULL);
INSERT INTO manual (assignment, student, exercise, answer, comment, author, at, score)
  VALUES ('hw2', 'ada', 'text.why', 'digest', 'Good.', 'tutor', '2026-12-06T00:00:00+00:00', 1.5);
UPDATE markscheme SET version = 2;
"""


def test_a_book_of_version_2_gets_a_place_for_second_marks_and_keeps_its_marks(address: str) -> None:
    old_book(address, VERSION_1 + VERSION_2)
    with opened_book(address) as book:
        assert [(each.score, each.author) for each in book.records("hw2").manual] == [(1.5, "tutor")]
        book.mark("hw2", [ManualMark("ada", "text.why", "digest", 0.5, "", "other", NOW)], second=True)
    with opened_book(address) as book:
        found = book.records("hw2")
        assert ([each.score for each in found.manual], [each.score for each in found.second]) == ([1.5], [0.5])


def test_a_book_of_version_1_is_brought_up_to_date_and_keeps_what_it_has(address: str) -> None:
    old_book(address)
    with opened_book(address) as book:
        (ada,) = standings(book.conditions("hw2"), book.records("hw2"))
        assert (ada.final, ada.counts and ada.counts.attempt.marks[0].score) == (3.0, 2.5)
        book.mark("hw2", [ManualMark("ada", "text.why", "digest", 1.5, "", "tutor", NOW)])
    with opened_book(address) as book:
        assert len(book.records("hw2").manual) == 1


def test_a_step_that_fails_leaves_the_old_book(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(db: object) -> None:
        raise RuntimeError("half-way")

    old_book(address)
    monkeypatch.setattr("grader.gradebook.sql_schema.SCHEMA_STEPS", (*SCHEMA_STEPS, failing))
    monkeypatch.setattr("grader.gradebook.opening.SCHEMA_STEPS", (*SCHEMA_STEPS, failing))
    with pytest.raises(RuntimeError, match="half-way"), opened_book(address):
        pass
    monkeypatch.undo()
    with opened_book(address) as book:  # its steps are taken from version 1 again, so none was half taken
        assert len(book.records("hw2").attempts) == 1


def test_a_book_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "book.sqlite"
    with opened_book(str(file)):
        pass
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE markscheme SET version = 99")
    connection.close()
    before = file.read_bytes()
    newer = r"a newer markscheme wrote this gradebook \(version 99, .*update markscheme\."
    with pytest.raises(NoBook, match=newer), opened_book(str(file)):
        pass
    assert file.read_bytes() == before


def test_the_address_is_the_option_or_the_last_run_s_or_a_file(tmp_path: Path) -> None:
    assert book_address(tmp_path) == str(tmp_path / "gradebook.sqlite")
    (tmp_path / "run.json").write_text('{"gradebook": "postgresql://me@host/course"}')
    assert book_address(tmp_path) == "postgresql://me@host/course"
    assert book_address(tmp_path, "other.sqlite") == "other.sqlite"
    (tmp_path / "run.json").write_text('{"gradebook": "/elsewhere/gradebook.sqlite"}')
    assert book_address(tmp_path) == str(tmp_path / "gradebook.sqlite")


def test_a_password_is_never_shown() -> None:
    shown = shown_address("postgresql://me:canary@host:5433/course?sslmode=require&password=canary")
    assert shown == "postgresql://me@host:5433/course?sslmode=require"
    with pytest.raises(NoBook) as refused, opened_book("postgresql://me:canary@127.0.0.1:1/course"):
        pass
    assert "canary" not in str(refused.value)
    assert "postgresql://me@127.0.0.1:1/course: the gradebook cannot be used: " in str(refused.value)


def test_a_database_that_is_lost_in_mid_run_is_told_with_what_is_kept(tmp_path: Path) -> None:
    gone = OperationalError("INSERT INTO result", {"student": "ada"}, Exception("server closed the connection\nagain"))
    with pytest.raises(NoBook) as refused, opened_book(str(tmp_path / "book.db")):
        raise gone
    kept = "What was recorded before is kept: run the same command again, and it goes on from there."
    assert str(refused.value) == f"{tmp_path / 'book.db'}: the gradebook was lost: server closed the connection. {kept}"
