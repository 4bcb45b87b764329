"""The gradebook of a first run, which is made while the class is graded: the same as one that was there before."""

import sqlite3
from pathlib import Path

import pytest

from grader.cli import warm_start as starting
from grader.cli.later_gradebook import FILE, is_first
from grader.engine import resume as known
from grader.gradebook import opening
from grader.gradebook.opening import opened_book
from grader.gradebook.records import by_student
from tests.gradebook.term_sample import AS_IT_SAID, ENTROPY, RIGHT, course, grader

pytestmark = pytest.mark.slow
GRADE = ("grade", "week1.yaml", "submissions", "--workers", "2")


def held(file: Path) -> tuple[object, ...]:
    with opened_book(str(file), must_exist=True) as book:
        # Who is finished first is recorded first: that may differ.
        return book.conditions("week1"), by_student(book.records("week1")), book.students("week1")


def test_a_first_run_records_what_any_other_does(tmp_path: Path) -> None:
    course(tmp_path, ada=AS_IT_SAID, bob=RIGHT, eve=ENTROPY)
    grader(tmp_path, *GRADE, "--out", "late")
    with opened_book(str(tmp_path / "there.sqlite")):
        pass  # so that the next run finds one
    grader(tmp_path, *GRADE, "--out", "soon", "--gradebook", "there.sqlite")
    assert held(tmp_path / "late" / FILE) == held(tmp_path / "there.sqlite")
    said = grader(tmp_path, *GRADE, "--out", "late")
    assert "3 graded (3 unchanged" in said


def test_it_is_a_first_run_only_if_nothing_is_there(tmp_path: Path) -> None:
    out, folder = tmp_path / "out", tmp_path / "submissions"
    assert is_first(out, None, folder)
    assert not is_first(out, "elsewhere.sqlite", folder)
    out.mkdir()
    (out / "run.json").write_text("{}", "utf-8")  # which may name a server
    assert not is_first(out, None, folder)


def test_names_that_are_written_twice_to_save_time_are_the_same() -> None:
    assert (opening.FILE, known.NAME) == (FILE, starting.KNOWN)


def test_the_file_is_sound_and_readable_by_its_owner_only(tmp_path: Path) -> None:
    course(tmp_path, ada=RIGHT)
    grader(tmp_path, *GRADE, "--out", "out")
    file = tmp_path / "out" / FILE
    assert file.stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(file) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    db.close()
