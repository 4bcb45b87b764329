"""What the README promises, held against the project."""

import re
from pathlib import Path

import pytest

from grader.build.lint import faults_in

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


def test_the_exercise_it_shows_is_sound(tmp_path: Path) -> None:
    [exercise] = re.findall(r"```yaml\n(.*?)```", README, re.DOTALL)
    file = tmp_path / "exercise.yaml"
    file.write_text(exercise, encoding="utf-8")
    assert faults_in(file) == ()


@pytest.mark.parametrize("target", sorted(set(re.findall(r"make ([a-z]+)", README))))
def test_every_make_target_it_names_exists(target: str) -> None:
    assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE)


@pytest.mark.parametrize("document", ["README.md", *(f"docs/{file.name}" for file in (ROOT / "docs").glob("*.md"))])
def test_links_within_the_project_lead_somewhere(document: str) -> None:
    file = ROOT / document
    for target in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", file.read_text("utf-8")):
        assert (file.parent / target).exists(), target


def test_ci_runs_the_command_that_it_gives() -> None:
    assert "make test" in (ROOT / ".ci" / "run").read_text("utf-8")
