"""`grader regrade` as an instructor runs it, after a mistake in the assignment was mended."""

import csv
import errno
import hashlib
import re
from pathlib import Path

import pytest

from grader.built.freeze import loads
from grader.cli.errors import CannotRun
from grader.engine.building_document import built_anew
from grader.gradebook.book_faults import NoBook
from grader.gradebook.class_marks import standings
from grader.gradebook.opening import opened_book
from tests.gradebook.term_sample import AS_IT_SAID, MENDED, RIGHT, attempt, course, grader

pytestmark = [pytest.mark.slow, pytest.mark.in_turn]
GRADE = ("grade", "week1.yaml", "submissions", "--out", "out", "--workers", "1")
REGRADE = ("regrade", "week1.yaml", "submissions", "--out", "out", "--workers", "1")


def marks(folder: Path) -> dict[str, float | None]:
    with opened_book(str(folder / "out" / "gradebook.sqlite")) as book:
        return {each.student: each.final for each in standings(book.conditions("week1"), book.records("week1"))}


def digests(folder: Path) -> dict[str, str]:
    return {
        str(file.relative_to(folder)): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }


@pytest.fixture
def graded(tmp_path: Path) -> Path:
    """A class graded with the mistake: one is right, one right by the mistake, one has done nothing of it."""
    course(tmp_path, ada=RIGHT, bob=AS_IT_SAID, eve="def entropy(counts): return 1")
    grader(tmp_path, *GRADE)
    return tmp_path


def test_a_dry_run_says_who_changes_and_changes_nothing(graded: Path) -> None:
    (graded / "week1.yaml").write_text(MENDED, "utf-8")
    before, had = digests(graded), marks(graded)
    said = grader(graded, *REGRADE, "--dry-run")
    assert "1 up, 0 down, 2 unchanged, of 3 students." in said
    assert "Kept: 1 mark of 1 student would have fallen, and do not; --allow-lower lets them fall." in said
    assert had["ada"] == 5.43
    assert "ada: 5.43 before, 6 after, of " in said
    assert "This was a dry run: nothing was changed." in said
    assert digests(graded) == before


def test_applied_it_raises_marks_and_lowers_none_unless_asked_to(graded: Path) -> None:
    had = marks(graded)
    (graded / "week1.yaml").write_text(MENDED, "utf-8")
    said = grader(graded, *REGRADE, "--csv", "changes.csv")
    assert marks(graded) == {**had, "ada": 6.0}
    rows = {row["student"]: row for row in csv.DictReader((graded / "changes.csv").read_text("utf-8").splitlines())}
    assert set(rows) == {"ada", "bob"}
    assert (rows["bob"]["exercise"], rows["bob"]["kept"], rows["ada"]["after"]) == ("trees.gain_ratio", "4.0", "4.0")
    assert float(rows["bob"]["after"]) < 4
    assert rows["bob"]["mark before"] == rows["bob"]["mark after"] == "6.0"
    assert "3 graded" in said  # the pages are made anew
    again = grader(graded, *REGRADE)
    assert "0 up, 0 down, 3 unchanged, of 3 students." in again
    grader(graded, *REGRADE, "--allow-lower")
    now = marks(graded)
    assert now["bob"] == pytest.approx(2 + float(rows["bob"]["after"]))
    assert grader(graded, *GRADE).startswith("3 graded (3 unchanged")


def test_every_attempt_is_graded_again_and_any_may_become_the_best(tmp_path: Path) -> None:
    course(tmp_path, bob=AS_IT_SAID)
    attempt(tmp_path, "ada", 1, RIGHT, "2026-12-01T10:00:00+01:00")
    attempt(tmp_path, "ada", 2, AS_IT_SAID, "2026-12-05T10:00:00+01:00")  # late: 10 % come off
    grader(tmp_path, *GRADE)
    before = marks(tmp_path)
    (tmp_path / "week1.yaml").write_text(MENDED, "utf-8")
    said = grader(tmp_path, *REGRADE)
    with opened_book(str(tmp_path / "out" / "gradebook.sqlite")) as book:
        ada, _ = standings(book.conditions("week1"), book.records("week1"))
    assert [round(each.score, 2) for each in ada.attempts] == [6.0, 5.4]  # the second keeps its 4, and is late
    assert ada.counts is not None
    assert (ada.counts.attempt.number, ada.final) == (1, 6.0)
    assert before["ada"] is not None
    assert before["ada"] < 6
    assert "1 up, 0 down, 1 unchanged, of 2 students." in said
    page = (tmp_path / "out" / "feedback" / "ada.md").read_text("utf-8")
    assert "Handed in 10 h 1 min late" not in page  # the first counts, and that was on time


def test_stricter_rules_lower_no_mark_unless_asked_to(tmp_path: Path) -> None:
    course(tmp_path)
    attempt(tmp_path, "ada", 1, AS_IT_SAID, "2026-12-05T10:00:00+01:00")  # a started day late
    grader(tmp_path, *GRADE)
    had = marks(tmp_path)
    stricter = (tmp_path / "week1.yaml").read_text("utf-8").replace("per_day: 0.1", "per_day: 0.5")
    (tmp_path / "week1.yaml").write_text(stricter, "utf-8")
    assert "marks fall: ada. It is not done without --allow-lower." in grader(tmp_path, *REGRADE, "--dry-run")
    with pytest.raises(CannotRun, match=r"marks fall: ada\. Nothing was changed\."):
        grader(tmp_path, *REGRADE)
    assert marks(tmp_path) == had == {"ada": 5.4}
    grader(tmp_path, *REGRADE, "--allow-lower")
    assert marks(tmp_path) == {"ada": 3.0}


def test_work_that_is_gone_stays_as_it_was(graded: Path) -> None:
    had = marks(graded)
    (graded / "submissions" / "ada" / "week1.py").unlink()
    (graded / "submissions" / "ada").rmdir()
    (graded / "week1.yaml").write_text(MENDED, "utf-8")
    said = grader(graded, *REGRADE)
    assert "Left alone: 1 attempt whose files are not among the submissions." in said
    assert marks(graded) == had


def test_a_sentence_mended_turns_no_answer_into_one_of_another_variant(tmp_path: Path) -> None:
    course(tmp_path, ada=RIGHT)
    grader(tmp_path, "release", "week1.yaml", "--out", "released")
    answers = (tmp_path / "released" / "week1" / "answers.yaml").read_text("utf-8")
    handed_out = loads((tmp_path / "week1.built.json").read_bytes()).variant
    assert f"variant: {handed_out}" in answers
    written = re.sub(r"^(  \w+:).*$", r"\1 0.5", answers, flags=re.MULTILINE)
    assert written != answers
    (tmp_path / "submissions" / "ada" / "answers.yaml").write_text(written, "utf-8")
    grader(tmp_path, *GRADE)
    (tmp_path / "week1.yaml").write_text(MENDED, "utf-8")  # its conventions are told in other words now
    assert built_anew(tmp_path / "week1.yaml").variant != handed_out
    grader(tmp_path, *REGRADE)
    for file in ("feedback/ada.md", "results/ada.json"):
        assert "another variant" not in (tmp_path / "out" / file).read_text("utf-8")


def test_a_stop_in_the_middle_lowers_nothing_and_the_same_command_goes_on(
    graded: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    had = marks(graded)
    (graded / "week1.yaml").write_text(MENDED, "utf-8")

    def full(file: Path, text: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(file))

    monkeypatch.setattr("grader.cli.regrade.write_whole", full)
    with pytest.raises(OSError, match="No space left"):
        grader(graded, *REGRADE)
    assert marks(graded) == had
    monkeypatch.undo()
    grader(graded, *GRADE, "--rebuild", "--force")  # even so what was kept stays
    assert marks(graded) == {**had, "ada": 6.0}
    assert "0 up, 0 down, 3 unchanged, of 3 students." in grader(graded, *REGRADE)


def test_what_cannot_be_graded_again_is_said(graded: Path, tmp_path: Path) -> None:
    other = tmp_path / "week2.yaml"
    other.write_text(MENDED.replace("id: week1", "id: week2"), "utf-8")
    before = digests(graded)
    for command, sentence in {
        ("week2.yaml", "submissions", "--out", "out"): "out holds results of week1, not of week2.",
        ("week3.yaml", "submissions", "--out", "out"): "week3.yaml: there is no such assignment.",
        ("week1.yaml", "nowhere", "--out", "out"): "nowhere: there is no such folder of submissions.",
        ("week1.yaml", "submissions", "--out", "elsewhere"): "there is no gradebook; `grader grade` makes one",
    }.items():
        with pytest.raises((CannotRun, NoBook), match=re.escape(sentence)):
            grader(graded, "regrade", *command)
    assert digests(graded) == before
