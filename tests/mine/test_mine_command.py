"""`grader mine` on a class that was graded, and the class page that leads to its drafts."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from grader.cli.app import app
from grader.cli.errors import one_sentence
from grader.report.classes.class_drafts import DraftLine, drafts_in
from grader.report.classes.class_view import class_view
from grader.report.classes.row import StudentRow
from tests.entropy_week import ASSIGNMENT
from tests.mine.test_mining import ONE_MORE, ONE_MORE_IN_A_LOOP, ONE_MORE_IN_STEPS


def run(*command: str | Path) -> tuple[int, str]:
    try:
        with one_sentence():
            done = CliRunner().invoke(app, [str(each) for each in command], catch_exceptions=False)
    except SystemExit as end:
        return int(str(end.code)), ""
    return done.exit_code, done.output


@pytest.fixture(scope="module")
def graded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three students who make a mistake that the exercise does not know, each in code of their own."""
    folder = tmp_path_factory.mktemp("week")
    (folder / "week1.yaml").write_text(json.dumps(ASSIGNMENT), "utf-8")
    for number, text in enumerate((ONE_MORE, ONE_MORE_IN_A_LOOP, ONE_MORE_IN_STEPS)):
        (folder / "work" / f"qz{number}").mkdir(parents=True)
        (folder / "work" / f"qz{number}" / "week1.py").write_text(text, "utf-8")
    assert run("grade", folder / "week1.yaml", folder / "work", "--out", folder / "graded")[0] == 0
    return folder / "graded"


@pytest.mark.in_turn
def test_a_class_is_mined_and_its_page_leads_to_the_drafts(graded: Path) -> None:
    code, said = run("mine", graded, "--names")
    assert code == 0
    assert "(3 students)" in said
    assert "Who: qz0, qz1, qz2" in said
    text = (graded / "drafts.yaml").read_text("utf-8")
    [draft] = yaml.safe_load(text)["drafts"]
    assert (draft["exercise"], draft["students"], draft["lint"]) == ("information.entropy", 3, [])
    assert "qz" not in text
    page = (graded / "class.html").read_text("utf-8")
    assert '<a href="#draft-1">a draft</a>' in page
    assert 'id="draft-1"' in page
    assert "qz" not in page
    # What `grade` writes next leads there too.
    (graded / "class.html").unlink()
    assert run("grade", graded.parent / "week1.yaml", graded.parent / "work", "--out", graded)[0] == 0
    assert (graded / "class.html").read_text("utf-8") == page


def test_a_page_to_share_shows_no_draft_of_a_few() -> None:
    few = DraftLine("draft-1", "a.b", "An exercise", "a mistake", 3, "Proof.", (), "- is: a mistake", "", ("abc",))
    rows = [StudentRow(f"qz{number}", "hw", "Homework", "", ()) for number in range(9)]
    drafts = (few, replace(few, anchor="draft-2", students=7))
    assert [each.anchor for each in class_view(rows, drafts=drafts).drafts] == ["draft-1", "draft-2"]
    assert [each.anchor for each in class_view(rows, shared=True, drafts=drafts).drafts] == ["draft-2"]


@pytest.mark.parametrize("text", ["", "drafts: 7", "drafts: [{exercise: a}]", "]["])
def test_a_file_that_a_person_has_broken_keeps_no_class_from_its_page(tmp_path: Path, text: str) -> None:
    (tmp_path / "drafts.yaml").write_text(text, "utf-8")
    assert drafts_in(tmp_path) == ()


def test_what_cannot_be_mined_is_said_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("mine", tmp_path)[0] == 2
    assert "there are no results; name the folder that `grader grade --out` wrote" in capsys.readouterr().err
    assert run("mine", tmp_path, tmp_path, "--submissions", tmp_path)[0] == 2
    assert "--submissions must be given once for each folder" in capsys.readouterr().err
