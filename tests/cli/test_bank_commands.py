"""`grader list`, `show`, `lint` and `check` as they are typed."""

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grader.cli.app import app
from grader.cli.errors import CannotRun
from grader.paths import bank_dir, courses_dir
from grading import RIGHT_ENTROPY

DEMO = str(courses_dir() / "demo.yaml")


def run(*words: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, list(words), catch_exceptions=False)
    assert done.exit_code == code, done.output
    return done.output


def ids(*options: str) -> set[str]:
    return {one["id"] for one in json.loads(run("list", "--json", *options))}


def test_the_bank_is_listed_by_topic_kind_book_chapter_and_words() -> None:
    assert {"information.entropy", "linear.perceptron_trace", "bayes.posterior_by_hand"} <= ids()
    assert ids("--topic", "information") <= {one for one in ids() if one.startswith("information.")}
    assert "linear.perceptron_trace" in ids("--kind", "trace")
    assert "information.entropy" in ids("--book", "witten", "--chapter", "4")
    assert "bayes.posterior_by_hand" not in ids("--book", "witten", "--chapter", "99")
    assert "bayes.posterior_by_hand" in ids("--search", "leak detector")
    assert "linear.perceptron_trace" in run("list")
    assert run("list", "--search", "no such words") == "No exercise in the bank is like that.\n"


def test_an_exercise_is_shown_as_a_student_sees_it_and_whole_on_request() -> None:
    student = run("show", "information.entropy")
    assert "entropy([9, 5])" in student
    assert "0.9402859586" in student
    assert "natural logarithm" not in student
    whole = run("show", "information.entropy", "--solution")
    assert "natural logarithm" in whole
    assert "math.fsum" in whole
    assert "posterior" in run("show", "bayes.posterior_by_hand", "--solution")


def test_an_unknown_exercise_is_answered_with_the_nearest() -> None:
    with pytest.raises(CannotRun, match=r"Did you mean information\.entropy"):
        run("show", "information.entrophy")


def test_lint_passes_on_what_we_ship_and_fails_with_file_and_line_on_a_broken_copy(tmp_path: Path) -> None:
    assert "none at fault" in run("lint")
    broken = tmp_path / "bank" / "information" / "entropy.yaml"
    broken.parent.mkdir(parents=True)
    shutil.copyfile(bank_dir() / "information" / "entropy.yaml", broken)
    text = broken.read_text("utf-8").replace("reference.information:entropy", "reference.information:entrophy")
    broken.write_text(text, encoding="utf-8")
    line = next(n for n, each in enumerate(text.splitlines(), 1) if "entrophy" in each)
    output = run("lint", str(broken), code=1)
    assert f"entropy.yaml:{line}: reference:" in output
    assert "Did you mean `entropy`?" in output


def test_check_says_what_the_public_cases_say_and_what_else_counts(tmp_path: Path) -> None:
    work = tmp_path / "work.py"
    work.write_text(RIGHT_ENTROPY, encoding="utf-8")
    output = run("check", str(work), "--assignment", DEMO, "--exercise", "information.entropy")
    assert "2 of 2 public right" in output
    assert "4 hidden cases also count" in output
    assert "all tests passed" not in output.lower()


def test_check_names_a_known_mistake_and_exits_with_1_below_the_pass_mark(tmp_path: Path) -> None:
    work = tmp_path / "work.py"
    work.write_text(RIGHT_ENTROPY.replace("log2", "log"), encoding="utf-8")
    output = run("check", str(work), "--assignment", DEMO, "--exercise", "information.entropy", code=1)
    assert "logarithms to base e" in output


def test_check_needs_no_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GRADER_SECRET", raising=False)
    assignment = tmp_path / "hw.yaml"
    text = Path(DEMO).read_text("utf-8").replace("{public: the demo has no secrets}", "{env: GRADER_SECRET}")
    assignment.write_text(text, encoding="utf-8")
    work = tmp_path / "work.py"
    work.write_text(RIGHT_ENTROPY, encoding="utf-8")
    output = run("check", str(work), "--assignment", str(assignment), code=1)
    assert "4 parts are marked when the work is graded" in output


def test_check_answers_what_it_cannot_do(tmp_path: Path) -> None:
    work = tmp_path / "work.py"
    work.write_text("", encoding="utf-8")
    with pytest.raises(CannotRun, match="No assignment found"):
        run("check", str(work))
    with pytest.raises(CannotRun, match="no such file"):
        run("check", str(tmp_path / "nothing.py"), "--assignment", DEMO)
    with pytest.raises(CannotRun, match=r"has no exercise information\.entrop\. Did you mean information\.entropy"):
        run("check", str(work), "--assignment", DEMO, "--exercise", "information.entrop")


def test_help_teaches_every_command_and_the_version_is_told() -> None:
    for name in ("demo", "list", "show", "lint", "check", "grade"):
        assert name in run("--help")
        assert len(run(name, "--help")) > 100
    assert run("--version").startswith("markscheme ")
