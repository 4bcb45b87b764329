"""The gradebook of a first run is the same as one that was there before."""

import sqlite3
from pathlib import Path

import pytest

from grader.gradebook.opening import GRADEBOOK_FILE, opened_book
from grader.gradebook.records import records_by_student
from tests.gradebook.term_sample import AS_IT_SAID, ENTROPY, RIGHT, course, grader

pytestmark = [pytest.mark.slow, pytest.mark.in_turn]
GRADE = ("grade", "week1.yaml", "submissions", "--workers", "2")


def held(file: Path) -> tuple[object, ...]:
    with opened_book(str(file), must_exist=True) as book:
        # Who is finished first is recorded first: that may differ.
        return book.conditions("week1"), records_by_student(book.records("week1")), book.students("week1")


def test_a_first_run_records_what_any_other_does(tmp_path: Path) -> None:
    course(tmp_path, ada=AS_IT_SAID, bob=RIGHT, eve=ENTROPY)
    grader(tmp_path, *GRADE, "--out", "first")
    with opened_book(str(tmp_path / "there.sqlite")):
        pass  # so that the next run finds one
    grader(tmp_path, *GRADE, "--out", "soon", "--gradebook", "there.sqlite")
    assert held(tmp_path / "first" / GRADEBOOK_FILE) == held(tmp_path / "there.sqlite")
    said = grader(tmp_path, *GRADE, "--out", "first")
    assert "3 graded (3 unchanged" in said


def test_the_file_is_sound_and_readable_by_its_owner_only(tmp_path: Path) -> None:
    course(tmp_path, ada=RIGHT)
    grader(tmp_path, *GRADE, "--out", "out")
    file = tmp_path / "out" / GRADEBOOK_FILE
    assert file.stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(file) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    db.close()
