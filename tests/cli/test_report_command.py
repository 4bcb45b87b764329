"""`grader report` on a graded folder."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grader.cli import main
from grader.cli.app import app
from grader.report.result_json import result_line
from grader.score.result import ExerciseResult, Result

SOLVED, FAILED = ("right", 2.0), ("wrong", 0.0)


def result(student: str, status: str, score: float) -> Result:
    exercise = ExerciseResult(
        id="a.b", kind="function", title="An exercise", prompt="Do it.", points=2.0, status=status, score=score
    )
    return Result(
        assignment="hw", title="Homework", student=student, score=score, points=2, variant="", built="", submission="",
        receipt="", exercises=(exercise,),
    )  # fmt: skip


@pytest.fixture
def graded(tmp_path: Path) -> Path:
    """Twelve students, five of whom failed; one has a page with a name that is not an address."""
    for folder in ("results", "feedback"):
        (tmp_path / folder).mkdir()
    for number in range(12):
        written = result_line(result(f"qz{number:02}", *(FAILED if number < 5 else SOLVED)))
        (tmp_path / "results" / f"qz {number:02}.json").write_text(written, encoding="utf-8")
    (tmp_path / "feedback" / "qz 03.html").write_text("", encoding="utf-8")
    return tmp_path


def said(*words: str) -> str:
    done = CliRunner().invoke(app, ["report", *words], catch_exceptions=False)
    assert done.exit_code == 0
    return done.output


def test_it_writes_the_class_page_without_names(graded: Path) -> None:
    assert said(str(graded)) == f"Submissions: 12\nThe class: {graded / 'class.html'}\n"
    text = (graded / "class.html").read_text("utf-8")
    assert "<b>7</b> right" in text
    assert "qz" not in text
    assert (graded / "class.html").stat().st_mode & 0o077 == 0


def test_a_page_with_names_lies_beside_the_one_without(graded: Path) -> None:
    said(str(graded))
    before = (graded / "class.html").read_bytes()
    assert said(str(graded), "--names").endswith("class-with-names.html\n")
    text = (graded / "class-with-names.html").read_text("utf-8")
    assert (graded / "class.html").read_bytes() == before
    assert re.findall(r"qz\d\d", text) == [f"qz{number:02}" for number in range(12)]
    assert re.findall(r'href="(feedback[^"]*)"', text) == ["feedback/qz%2003.html"]


def test_a_page_to_share_merges_what_the_instructors_page_counts(graded: Path) -> None:
    said(str(graded))
    assert said(str(graded), "--share").endswith("class-to-share.html\n")
    own, shared = ((graded / name).read_text("utf-8") for name in ("class.html", "class-to-share.html"))
    assert "fewer than five" not in own
    assert "fewer than five" in shared
    assert "qz" not in own + shared


def test_a_page_to_share_has_no_names(graded: Path, capsys: pytest.CaptureFixture[str]) -> None:
    done = CliRunner().invoke(app, ["report", str(graded), "--names", "--share"])
    assert done.exit_code != 0
    assert "tells no names" in str(done.exception)
    assert not list(graded.glob("class*.html"))


def test_scripts_get_one_document_and_no_file(graded: Path) -> None:
    shown = json.loads(said(str(graded), "--json"))
    assert (shown["students"], shown["exercises"][0]["share"]["text"]) == ("12", "58 %")
    assert not (graded / "class.html").exists()


def test_what_is_not_a_graded_folder_is_said_to_be_none(
    graded: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (graded / "results" / "odd.json").write_text('{"schema": 2}', encoding="utf-8")
    for folder, words in (
        (graded, "odd.json: not a result of this version"),
        (graded / "none", "there are no results"),
    ):
        monkeypatch.setattr("sys.argv", ["grader", "report", str(folder)])
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code == 2
        said_why = capsys.readouterr().err
        assert words in said_why
        assert said_why.count("\n") == 1
