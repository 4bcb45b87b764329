"""`grader override` and `grader extend` as an instructor types them, on a gradebook that a class run left."""

import sqlite3
import subprocess
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grader.cli.app import app
from grader.cli.errors import one_sentence
from grader.gradebook.class_marks import Standing, standing_of
from grader.gradebook.opening import opened_book
from grader.gradebook.records import HandedIn
from grader.spec.assignment import LateRules
from tests.gradebook.book_sample import TERMS, result

REASON = ("--reason", "Argued well.", "--author", "tutor")
LATE = HandedIn(datetime.fromisoformat("2026-12-05T12:00:00+01:00"))


@pytest.fixture
def graded(tmp_path: Path) -> Path:
    """An output folder with a gradebook: Ada a day late, Bob on time."""
    with opened_book(str(tmp_path / "gradebook.sqlite")) as book:
        book.announce(replace(TERMS, late=LateRules(per_day=0.5)), "sha256:b1", ["zoe"])
        book.record(result("ada", gain=4.0), LATE)
        book.record(result("bob", gain=2.0))
    return tmp_path


def run(*command: str) -> tuple[int, str]:
    """The exit code and all that was said."""
    try:
        with one_sentence():
            done = CliRunner().invoke(app, list(command), catch_exceptions=False)
    except SystemExit as end:
        return int(str(end.code)), ""
    return done.exit_code, done.output


def standing(out: Path, student: str) -> Standing:
    with opened_book(str(out / "gradebook.sqlite")) as book:
        return standing_of(book.conditions("hw2"), book.records("hw2"), student)


def test_a_mark_is_set_with_reason_and_author_and_taken_back(graded: Path) -> None:
    code, said = run("override", str(graded), "bob", "trees.gain", "--score", "3.5", *REASON)
    assert (code, standing(graded, "bob").final) == (0, 3.5)
    assert "bob: 2 before, 3.5 now, of 12 points." in said
    assert "trees.gain: set to 3.5 by tutor: Argued well." in said
    run("override", str(graded), "bob", "--score", "12", *REASON)
    assert standing(graded, "bob").final == 12.0
    run("override", str(graded), "bob", "--withdraw", *REASON)
    run("override", str(graded), "bob", "trees.gain", "--withdraw", *REASON)
    assert standing(graded, "bob").final == 2.0
    with opened_book(str(graded / "gradebook.sqlite")) as book:
        assert [each.author for each in book.records("hw2").overrides] == ["tutor"] * 4


def test_more_time_takes_the_lateness_off_and_says_when_hidden_cases_are_told(graded: Path) -> None:
    assert standing(graded, "ada").final == 2.0
    code, said = run("extend", str(graded), "ada", "--until", "2026-12-06T23:59:00+01:00", *REASON)
    assert (code, standing(graded, "ada").final) == (0, 4.0)
    assert "ada: due 2026-12-06 23:59 +01:00, and 2026-12-04 23:59 +01:00 before." in said
    assert "The mark is 4 now, and was 2, of 12 points." in said
    assert "stays hidden from all until 2026-12-06 23:59 +01:00." in said


def test_somebody_who_handed_in_nothing_can_be_given_time_and_a_mark(graded: Path) -> None:
    assert run("extend", str(graded), "zoe", "--until", "2026-12-06T23:59:00Z", *REASON)[0] == 0
    assert run("override", str(graded), "yan", "--score", "3", "--new", *REASON)[0] == 0
    assert standing(graded, "yan").final == 3.0


REFUSED = {  # what: (arguments after DIR, part of the sentence)
    "unknown student": (
        ["override", "adda", "--score", "1", *REASON],
        "gradebook; did you mean `ada`?",
    ),
    "unknown exercise": (
        ["override", "ada", "trees.gian", "--score", "1", *REASON],
        "no exercise trees.gian in this assignment; did you mean `trees.gain`?",
    ),
    "too much": (
        ["override", "ada", "trees.gain", "--score", "40", *REASON],
        "a number from 0 to 4, to two decimals",
    ),
    "no number": (["override", "ada", "--score", "nan", *REASON], "write a number from 0 to 12"),
    "three decimals": (["override", "ada", "--score", "1.234", *REASON], "to two decimals"),
    "negative": (["override", "ada", "--score", "-1", *REASON], "write a number from 0"),
    "no score": (["override", "ada", *REASON], "Say --score N, or --withdraw"),
    "no reason": (["override", "ada", "--score", "1", "--author", "tutor"], "--reason: say why"),
    "no zone": (["extend", "ada", "--until", "2026-12-06T23:59:00", *REASON], "a time needs its zone"),
    "no time": (["extend", "ada", "--until", "soon", *REASON], "write a time such as"),
    "not later": (
        ["extend", "ada", "--until", "2026-12-04T22:00:00Z", *REASON],
        "due at 2026-12-04 23:59 +01:00 anyway",
    ),
    "nobody": (
        ["extend", "nobody-at-all", "--until", "2026-12-06T23:59:00Z", *REASON],
        "no student nobody-at-all",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_ends_with_a_sentence_and_changes_nothing(
    what: str, graded: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (command, *rest), sentence = REFUSED[what]
    with opened_book(str(graded / "gradebook.sqlite")) as book:
        before = book.records("hw2"), book.students("hw2")
    code, _ = run(command, str(graded), *rest)
    told = capsys.readouterr().err
    assert (code, told.count("\n")) == (2, 1)
    assert sentence in told
    with opened_book(str(graded / "gradebook.sqlite")) as book:
        assert (book.records("hw2"), book.students("hw2")) == before


def not_a_book(file: Path) -> None:
    file.write_text("dear diary, " * 100)


def another_database(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE holidays (day TEXT)")
    connection.close()


def newer(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE markscheme (version INTEGER)")
        connection.execute("INSERT INTO markscheme VALUES (99)")
    connection.close()


UNUSABLE = {  # what: (what lies there, the sentence after the file's name)
    "nothing": (
        lambda file: None,
        "there is no gradebook; `grader grade` makes one, and --gradebook says where it is.",
    ),
    "a text": (not_a_book, "this is not a gradebook."),
    "a folder": (Path.mkdir, "this is not a gradebook."),
    "another database": (another_database, "this is a database, but not a gradebook."),
    "a newer book": (
        newer,
        "a newer markscheme wrote this gradebook (version 99, and this one knows 3); update markscheme.",
    ),
}


@pytest.mark.parametrize("what", UNUSABLE)
def test_a_path_that_is_no_gradebook_is_said_and_left_alone(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make, sentence = UNUSABLE[what]
    file = tmp_path / "gradebook.sqlite"
    make(file)
    before = file.read_bytes() if file.is_file() else file.exists()
    assert run("override", str(tmp_path), "ada", "--score", "1", *REASON)[0] == 2
    assert capsys.readouterr().err == f"{file}: {sentence}\n"
    assert (file.read_bytes() if file.is_file() else file.exists()) == before


@pytest.mark.parametrize("address", ["mysql://root@localhost/x", "://", "postgresql://me@127.0.0.1:1/x"])
def test_an_address_that_leads_nowhere_is_said(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("override", str(tmp_path), "ada", "--score", "1", "--gradebook", address, *REASON)[0] == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "write a file's path, or postgresql://USER@HOST/DATABASE." in told or "cannot be used" in told


@pytest.fixture
def small_disk(tmp_path: Path) -> Path:
    """A disk of a quarter of a megabyte."""
    disk = tmp_path / "disk"
    disk.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=256k", "none", disk]
    if subprocess.run(command, check=False, capture_output=True).returncode:
        pytest.skip("mounting is not allowed here")
    return disk


def test_a_full_disk_loses_nothing_that_was_recorded(small_disk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        address = str(small_disk / "gradebook.sqlite")
        with opened_book(address) as book:
            book.announce(TERMS, "sha256:b1", ["ada"])
            book.record(result("ada", gain=3.0))
        with suppress(OSError), (small_disk / "filler").open("ab", buffering=0) as filler:
            while True:
                filler.write(b"x" * 512)
        assert run("override", str(small_disk), "ada", "--score", "1", *REASON)[0] == 2
        told = capsys.readouterr().err
        assert "run the same command again" in told
        assert told.count("\n") == 1
        (small_disk / "filler").unlink()
        assert standing(small_disk, "ada").final == 3.0
        assert run("override", str(small_disk), "ada", "--score", "1", *REASON)[0] == 0
    finally:
        subprocess.run(["umount", small_disk], check=True)


def test_a_read_only_disk_is_said(small_disk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        with opened_book(str(small_disk / "gradebook.sqlite")) as book:
            book.announce(TERMS, "sha256:b1", ["ada"])
        subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
        assert run("override", str(small_disk), "ada", "--score", "1", *REASON)[0] == 2
        told = capsys.readouterr().err
        assert "gradebook cannot be" in told
        assert told.count("\n") == 1
    finally:
        subprocess.run(["umount", small_disk], check=True)
