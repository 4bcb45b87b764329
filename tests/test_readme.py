"""What the README promises, held against the project."""

import re
from pathlib import Path

import pytest

from grader.build.spec_lint import faults_in
from grader.cli.demo_cohort import COHORT_SIZE
from grader.paths import bank_files, courses_dir
from grader.spec.concepts import concepts
from grader.spec.load import load_assignment_spec
from grader.spec.uses import exercises_of
from tests.corpora import solutions
from tests.fairness.answer_types import FORMS

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


def test_the_demo_has_as_many_submissions_exercises_and_known_mistakes_as_it_says() -> None:
    exercises = [loaded.spec for _, loaded in exercises_of(load_assignment_spec(courses_dir() / "demo.yaml"))]
    mistakes = sum(len(exercise.misconceptions) for exercise in exercises)
    text = " ".join(README.split())
    assert f"{len(exercises)} exercises and {COHORT_SIZE} submissions" in text
    assert f"45 of the {mistakes} known mistakes of those exercises" in text  # tests/cli/test_demo.py counts the 45


def test_there_are_as_many_correct_solutions_as_it_says() -> None:
    [said] = re.findall(r"holds (\d+) correct solutions", README)
    assert len(solutions("right")) >= int(said)
    [types] = re.findall(r"answers in (\d+) other types", README)
    assert len(FORMS) >= int(types)


def test_the_bank_is_as_large_as_it_says() -> None:
    [said] = re.findall(r"(\d+) exercises over all (?:\d+) core concepts", README)
    assert len(list(bank_files())) >= int(said)
    [core] = re.findall(r"over all (\d+) core concepts", README)
    assert int(core) == sum(concept.tier == "core" for concept in concepts())
    assert len([file for file in courses_dir().glob("*.yaml") if file.stem != "demo"]) == 23


@pytest.mark.parametrize("picture", sorted((ROOT / "docs" / "images").glob("*.png")), ids=lambda file: file.stem)
def test_every_picture_is_used_and_small(picture: Path) -> None:
    pages = [file.read_text("utf-8") for file in (ROOT / "docs").glob("*.md")]
    assert f"(docs/images/{picture.name})" in README or any(f"(images/{picture.name})" in page for page in pages)
    assert picture.stat().st_size < 150_000


def test_ci_runs_the_command_that_it_gives() -> None:
    assert "make test" in (ROOT / ".ci" / "run").read_text("utf-8")
