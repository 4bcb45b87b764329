"""What judges, diagnoses, scores and draws needs the standard library only: a browser has nothing else."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from grader.built.document import BuiltAssignment
from grader.built.freeze import dumps
from tests.banked import built
from tests.standard_only import results_in

pytestmark = pytest.mark.slow  # one exercise of every kind is built and judged, without the libraries

ROOT = Path(__file__).parents[2]
EXERCISES = {  # of every kind one, and two whose checks ask the reference
    "function": "information.entropy",
    "trace": "clustering.agglomerative_trace",
    "values": "bayes.gaussian_by_hand",
    "model": "instances.knn_model",
    "choice": "bayes.which_posterior",
    "text": "trees.why_gain_ratio",
    "verify": "evaluation.holdout_split",
    "one_of": "bayes.bayes_optimal",
}


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> Path:
    exercises = tuple(map(built, EXERCISES.values()))
    assignment = BuiltAssignment(id="hw", title="HW", variant="abc", policy={}, code={}, exercises=exercises)
    file = tmp_path_factory.mktemp("built") / "hw.built.json"
    file.write_bytes(dumps(assignment))
    return file


@pytest.fixture(scope="module")
def told(document: Path) -> dict[str, Any]:
    """What the program says that may import nothing else."""
    program = [sys.executable, str(ROOT / "tests" / "standard_only.py"), str(document)]
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("COV", "PYTEST"))}
    done = subprocess.run(program, capture_output=True, text=True, env={**kept, "PYTHONPATH": str(ROOT)}, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_nothing_but_the_standard_library_and_our_own_code_is_imported(told: dict[str, Any]) -> None:
    assert told["foreign"] == []


def test_the_marks_findings_and_texts_are_those_that_everybody_gets(told: dict[str, Any], document: Path) -> None:
    here = json.loads(json.dumps(results_in(document.read_bytes())))
    assert here == {name: told[name] for name in here}


@pytest.mark.parametrize("kind", EXERCISES)
def test_right_answers_earn_all_and_a_known_mistake_is_named(kind: str, told: dict[str, Any]) -> None:
    results = told["results"][EXERCISES[kind]]
    right = results.pop("")["exercises"][0]
    assert right["score"] == (0 if kind == "text" else right["points"])
    assert right["status"] == ("manual" if kind == "text" else "right")
    named = {name for name, each in results.items() if name in {f["name"] for f in each["exercises"][0]["findings"]}}
    assert named or kind == "text"
    assert all(each["score"] < right["points"] for name, each in results.items() if name in named)


def test_pictures_and_comparisons_are_made(told: dict[str, Any]) -> None:
    assert told["drawn"] > 0
    assert told["compared"] > 0
