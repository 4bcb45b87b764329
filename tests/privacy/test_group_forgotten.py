"""One member of a group forgotten: no byte of the name is left, and the others keep the marks they had."""

import shutil
from pathlib import Path

import pytest

from tests.group_class import HandedIn, built, collected, graded, page, released, result, run, shares
from tests.privacy.privacy_sample import mentions

pytestmark = [pytest.mark.slow, pytest.mark.in_turn("file")]  # a course is released, collected and graded

WORK = (HandedIn(("ada", "bob", "cy"), numbers="bob"), HandedIn(("mallory",), numbers="bob"))
LEFT = ["export.zip", "roster.csv"]  # the instructor's own, which `forget` tells of


@pytest.fixture(scope="module", params=["per_student", {"variants": 12}], ids=["each their own", "shared out"])
def made(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = released(tmp_path_factory.mktemp("made"), request.param)
    collected(folder, WORK)
    graded(folder)
    return folder


@pytest.fixture
def term(made: Path, tmp_path: Path) -> Path:
    return shutil.copytree(made, tmp_path, dirs_exist_ok=True)


def test_the_name_is_gone_and_the_marks_stay(term: Path) -> None:
    before = result(term, "ada")
    assert "bob" in page(term, "ada")
    said = run("forget", "bob", term)
    assert "feedback/ada.md, a page of their group" in said
    assert [name for name in mentions(term, "bob") if name not in LEFT] == []
    graded(term)
    assert result(term, "ada").exercises == before.exercises
    assert shares(term, ("ada", "cy")) == {"ada": 1.0, "cy": 1.0}
    assert "another member's sheet" in page(term, "ada")
    assert result(term, "mallory").exercises[1].score == 0  # who inherits nothing
    assert set(built(term).inherited) == {"ada", "cy"}


def test_a_dry_run_changes_nothing_of_the_group(term: Path) -> None:
    before = {path: path.read_bytes() for path in term.rglob("*") if path.is_file() and path.suffix != ".sqlite"}
    said = run("forget", "bob", term, "--dry-run")
    assert {path: path.read_bytes() for path in before} == before
    assert run("forget", "bob", term).splitlines()[1:] == said.splitlines()[1:]


def test_an_heir_is_forgotten_like_anybody(term: Path) -> None:
    run("forget", "bob", term)
    graded(term)
    run("forget", "ada", term)
    assert mentions(term, '"ada"') == ["export.zip"]  # in quotes, as metadata is another word
    assert set(built(term).inherited) == {"cy"}
    graded(term)
    assert shares(term, ("cy",)) == {"cy": 1.0}


def test_who_lent_no_numbers_leaves_none(term: Path) -> None:
    run("forget", "ada", term)
    assert built(term).inherited == {}
    graded(term)
    assert shares(term, ("bob", "cy")) == {"bob": 1.0, "cy": 1.0}


def test_a_regrade_cannot_draw_what_was_forgotten_and_keeps_the_marks(term: Path) -> None:
    run("forget", "bob", term)
    graded(term)
    command = ("regrade", term / "hw1.yaml", term / "work", "--out", term / "graded", "--isolation", "process")
    assert "0 up, 0 down" in run(*command, "--workers", "1")
