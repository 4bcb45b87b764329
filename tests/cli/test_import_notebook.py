"""`grader import`: what lint proves of it, and what it refuses. tests/docs walks from a notebook to a graded class."""

from pathlib import Path

import pytest

from grader.cli.errors import CannotRun
from grader.engine.tests_trial import own_test_faults
from tests.cli.test_own_banks import run
from tests.platforms.source_samples import NBGRADER, OTTER


@pytest.fixture
def course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    run("init", "ml2026", "--zone", "Europe/Berlin")
    (tmp_path / "week.ipynb").write_bytes(NBGRADER)
    (tmp_path / "hw01.ipynb").write_bytes(OTTER)
    return tmp_path / "ml2026"


def test_a_solution_of_otters_passes_its_tests(course: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("import", "hw01.ipynb", "--out", "ml2026")
    monkeypatch.chdir(course)
    assert own_test_faults(Path("bank/hw01/q1.yaml")) == ()


def test_lint_tells_a_test_that_the_solution_fails_and_one_that_asks_for_nothing(
    course: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run("import", "week.ipynb", "--out", "ml2026")
    monkeypatch.chdir(course)
    file = Path("bank/week/doubled.yaml")
    text = (
        file.read_text("utf-8").replace("== [14]", "== [15]").replace("      ...", "      return [2 * x for x in xs]")
    )
    file.write_text(text, "utf-8")
    told = run("lint", str(file), code=1)
    assert "does not pass with `solution.py`: This test fails: assert doubled([7]) == [15]" in told
    assert "passes with the starter, before anything is written" in told


def test_nothing_is_written_over_and_nothing_outside_of_a_course(course: Path) -> None:
    run("import", "week.ipynb", "--out", "ml2026")
    before = {file: file.read_bytes() for file in course.rglob("*") if file.is_file()}
    for words, said in (
        (["--out", "ml2026"], "there is something there already"),
        (["--out", "."], "this is no course folder"),
        (["--out", "ml2026", "--name", "../x"], "write letters, digits and underscores"),
    ):
        with pytest.raises(CannotRun, match=said):
            run("import", "week.ipynb", *words)
    assert {file: file.read_bytes() for file in course.rglob("*") if file.is_file()} == before
