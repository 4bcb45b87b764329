"""`grader init`, `new` and `try` as an instructor types them."""

import os
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grader.build.spec_lint import faults_in
from grader.cli.app import app
from grader.cli.errors import CannotRun
from grader.paths import courses_dir
from grader.spec.load import load_assignment_spec


def run(*words: str) -> str:
    done = CliRunner().invoke(app, list(words), catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


@pytest.fixture
def course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    output = run("init", "ml2026")
    assert "Back the secret up" in output
    monkeypatch.chdir(tmp_path / "ml2026")
    return tmp_path / "ml2026"


def test_a_course_has_its_secret_outside_for_its_owner_only(course: Path) -> None:
    key = course.parent / "ml2026.key"
    secret = key.read_text("ascii").strip()
    assert (oct(key.stat().st_mode & 0o777), len(secret)) == ("0o600", 64)
    assert [file for file in course.rglob("*") if file.is_file() and secret in file.read_text("utf-8")] == []


@pytest.mark.slow
def test_a_new_assignment_lints_and_grades_as_it_stands(course: Path) -> None:
    run("new", "hw1", "--exercise", "information.entropy", "--due", "2026-12-04T23:59:00+01:00", "--title", "A: first")
    assert faults_in(Path("hw1.yaml")) == ()
    (course / "submissions").mkdir()
    (course / "submissions" / "ada.py").write_text("def entropy(counts): return 0", encoding="utf-8")
    assert "1 graded" in run("grade", "hw1.yaml", "submissions", "--out", "graded", "--workers", "1")


def test_an_exercise_of_ones_own_works_as_it_stands_and_in_an_assignment(course: Path) -> None:
    run("new", "exercise", "trees.mine")
    assert faults_in(Path("bank/trees/mine.yaml")) == ()
    run("new", "hw1", "--exercise", "trees.mine")
    assert faults_in(Path("hw1.yaml")) == ()
    assert "mine(counts" in run("show", "trees.mine")


@pytest.mark.in_turn
@pytest.mark.slow
@pytest.mark.parametrize(
    "ready", sorted(file.stem for file in courses_dir().glob("*.yaml") if file.stem != "demo")[::4]
)
def test_a_ready_assignment_is_taken_whole_with_the_courses_own_secret(course: Path, ready: str) -> None:
    assert ready in run("list", "--assignments")
    run("new", "hw1", "--from", ready, "--due", "2026-12-04T23:59:00+01:00")
    assert faults_in(Path("hw1.yaml")) == ()
    taken, ours = (
        load_assignment_spec(Path("hw1.yaml")).spec,
        load_assignment_spec(courses_dir() / f"{ready}.yaml").spec,
    )
    assert (taken.exercises, taken.policy, taken.title) == (ours.exercises, ours.policy, ours.title)
    assert (taken.id, taken.secret.file) == ("hw1", "../ml2026.key")
    assert sum(use.points or 0 for use in taken.exercises) == 40


def test_from_a_folder_inside_the_course_the_course_is_found(course: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (course / "notes").mkdir()
    monkeypatch.chdir(course / "notes")
    run("new", "hw1", "--exercise", "information.entropy")
    assert (course / "hw1.yaml").exists()


REFUSED = {  # what was typed: a piece of the sentence
    "init ml2026": "something there already",
    "init 2026": "letters, digits and underscores",
    "new hw1": "Name its exercises",
    "new hw1 --from naive_bays": "did you mean `naive_bayes`",
    "new hw1 --from demo": "grader list --assignments",
    "new hw1 --exercise information.entrophy": "Did you mean information.entropy",
    "new hw1 --exercise information.entropy --due 2026-12-04": "needs its zone",
    "new hw1 --exercise information.entropy --due soon": "write a time such as",
    "new hw.1 --exercise information.entropy": "letters, digits and underscores",
    "new exercise mine": "its topic and its own name",
    "try no.such": "no exercise no.such",
}


@pytest.mark.parametrize("words", REFUSED)
def test_what_cannot_be_done_is_said_in_one_sentence(course: Path, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if words.startswith("init"):
        monkeypatch.chdir(course.parent)
    with pytest.raises(CannotRun, match=REFUSED[words]):
        run(*words.split())


def test_nothing_is_overwritten_and_outside_a_course_nothing_is_written(
    course: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("new", "hw1", "--exercise", "information.entropy")
    with pytest.raises(CannotRun, match="such a file already"):
        run("new", "hw1", "--exercise", "information.entropy")
    monkeypatch.chdir(course.parent)
    with pytest.raises(CannotRun, match="no course folder"):
        run("new", "hw2", "--exercise", "information.entropy")
    assert sorted(os.listdir(course.parent)) == ["ml2026", "ml2026.key"]
    assert "[pytest]" in (course / "pytest.ini").read_text()  # else pytest might find a student's


@pytest.mark.slow
def test_try_shows_what_each_attempt_would_see(tmp_path: Path) -> None:
    output = run("try", "information.entropy", "--out", str(tmp_path))
    assert re.search(r"the reference +2/2 +right", output)
    page = (tmp_path / "information.entropy.html").read_text("utf-8")
    assert page.count("<iframe") == page.count('type="radio"') == 15
    assert "<script" not in page
