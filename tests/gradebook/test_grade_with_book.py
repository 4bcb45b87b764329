"""What a gradebook changes in a class run: when hidden cases are told, what a page says, what is made anew."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from grader.gradebook.class_marks import standings
from grader.gradebook.opening import opened_book
from tests.gradebook.term_sample import ASSIGNMENT, RIGHT, attempt, course, grader

GRADE = ("grade", "week1.yaml", "submissions", "--out", "out", "--workers", "1")
REASON = ("--reason", "ill", "--author", "tutor")
WRONG = "def entropy(counts): return 1"
AFTER_DUE = "2026-12-05T00:00:00+01:00"
AFTER_EXTENSION = "2026-12-07T00:00:00+01:00"


def page(folder: Path, student: str) -> str:
    return (folder / "out" / "feedback" / f"{student}.md").read_text("utf-8")


@pytest.mark.slow
def test_hidden_cases_are_told_to_nobody_before_the_last_extension_has_ended(tmp_path: Path) -> None:
    course(tmp_path, ada=WRONG, bob=WRONG)
    grader(tmp_path, *GRADE, "--as-of", "2026-12-04T12:00:00+01:00")
    shut = page(tmp_path, "ada"), page(tmp_path, "bob")
    grader(tmp_path, "extend", "out", "bob", "--until", "2026-12-06T12:00:00+01:00", *REASON)
    grader(tmp_path, *GRADE, "--as-of", AFTER_DUE)
    assert (page(tmp_path, "ada"), page(tmp_path, "bob")) == shut
    grader(tmp_path, *GRADE, "--as-of", AFTER_EXTENSION)
    for student, before in zip(("ada", "bob"), shut, strict=True):
        assert page(tmp_path, student).count("expected") > before.count("expected") > 0  # of public cases


@pytest.mark.slow
def test_a_page_says_what_lateness_costs_and_which_attempt_counts(tmp_path: Path) -> None:
    course(tmp_path)
    attempt(tmp_path, "ada", 1, WRONG, "2026-12-01T10:00:00+01:00")
    attempt(tmp_path, "ada", 2, RIGHT, "2026-12-05T10:00:00+01:00")
    grader(tmp_path, *GRADE, "--as-of", AFTER_DUE)
    with opened_book(str(tmp_path / "out" / "gradebook.sqlite")) as book:
        (ada,) = standings(book.conditions("week1"), book.records("week1"))
        assert [len(book.held("ada")[table]) for table in ("attempts", "results")] == [2, 2]
    assert (ada.raw, ada.penalty, ada.final) == (5.43, 0.54, 4.89)
    said = page(tmp_path, "ada")
    late = "Handed in 10 h 1 min late (2026-12-05 10:00 +01:00, due 2026-12-04 23:59 +01:00)"
    cost = "1 started day at 10 % makes 10 %."
    for sentence in ("Attempt 2 of 2 counts.", f"{late}: {cost}", "10 % of 5.43 is 0.543, which leaves 4.89."):
        assert sentence in said
    assert json.loads((tmp_path / "out" / "results" / "ada.json").read_text("utf-8"))["score"] == 5.43
    assert "leaves 4.89" in (tmp_path / "out" / "feedback" / "ada.html").read_text("utf-8")
    grader(tmp_path, *GRADE, "--as-of", "2026-12-04T12:00:00+01:00")  # `nothing` is told while it is open
    assert "5.43" not in page(tmp_path, "ada")
    assert "Handed in 10 h 1 min late" in page(tmp_path, "ada")


@pytest.mark.slow
def test_a_second_run_makes_anew_only_the_page_that_a_decision_changes(tmp_path: Path) -> None:
    course(tmp_path, ada=RIGHT, bob=RIGHT)
    grader(tmp_path, *GRADE, "--as-of", AFTER_DUE)
    files = {student: tmp_path / "out" / "feedback" / f"{student}.html" for student in ("ada", "bob")}
    times = {student: file.stat().st_mtime_ns for student, file in files.items()}
    grader(tmp_path, *GRADE, "--as-of", AFTER_DUE)
    assert {student: file.stat().st_mtime_ns for student, file in files.items()} == times
    grader(tmp_path, "override", "out", "bob", "trees.gain_ratio", "--score", "4", *REASON)
    grader(tmp_path, *GRADE, "--as-of", AFTER_DUE)
    assert files["ada"].stat().st_mtime_ns == times["ada"]
    assert "the mark was set by a person" in page(tmp_path, "bob")
    assert "ill" not in page(tmp_path, "bob").split()
    assert "tutor" not in page(tmp_path, "bob")


@pytest.mark.slow
def test_a_book_lies_where_it_is_said_and_is_found_again(tmp_path: Path) -> None:
    course(tmp_path, ada=RIGHT)
    grader(tmp_path, *GRADE, "--gradebook", "kept.sqlite")
    assert (tmp_path / "kept.sqlite").exists()
    assert not (tmp_path / "out" / "gradebook.sqlite").exists()
    grader(tmp_path, "override", "out", "ada", "--score", "1", "--gradebook", "kept.sqlite", *REASON)


@pytest.mark.slow
def test_time_can_be_given_before_anything_was_graded(tmp_path: Path) -> None:
    (tmp_path / "week1.yaml").write_text(ASSIGNMENT, "utf-8")
    until = ("--until", "2026-12-06T12:00:00+01:00", "--assignment", "week1.yaml", "--new")
    said = grader(tmp_path, "extend", "out", "ada", *until, *REASON)
    assert "ada: due 2026-12-06 12:00 +01:00" in said


@pytest.mark.slow
def test_what_needs_no_gradebook_imports_no_database() -> None:
    code = "import sys, grader.cli, grader.cli.check, grader.engine.classrun; sys.exit('sqlalchemy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=120).returncode == 0
