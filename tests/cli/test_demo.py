"""The demo as a newcomer runs it: every submission gets what it deserves."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from typer.testing import CliRunner

from grader.cli.app import app

pytestmark = pytest.mark.slow  # a class with one that hangs

ROOT = Path(__file__).parent.parent.parent
ENTROPY, TRACE, HAND = "information.entropy", "linear.perceptron_trace", "bayes.posterior_by_hand"
ALL_RIGHT = ("right", "right", "right")
DESERVED = {  # student: status of entropy, trace and hand work, and what is named
    "ada": (ALL_RIGHT, []),
    "alan": (("wrong", "partial", "partial"), ["natural logarithm", "bias never moves", "prior left out"]),
    "barbara": (("right", "partial", "right"), ["first difference at step 2"]),
    "donald": (ALL_RIGHT, []),
    "edsger": (("right", "timeout", "right"), ["did not come back"]),
    "grace": (ALL_RIGHT, []),
    "john": (("right", "error", "missing"), ["perceptron_trace is not defined"]),
    "mallory": (("wrong", "error", "wrong"), ["ended its process"]),
    "margaret": (ALL_RIGHT, []),
    "radia": (("wrong", "wrong", "missing"), []),
    "tony": (("wrong", "partial", "partial"), ["each class counted once", "first difference at step 5"]),
}


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("demo")
    done = CliRunner().invoke(app, ["demo", "--out", str(out)], catch_exceptions=False)
    assert done.exit_code == 0
    assert "11 submissions graded" in done.output
    return out


def result(demo: Path, student: str) -> dict[str, Any]:
    return dict(json.loads((demo / "graded" / "results" / f"{student}.json").read_text("utf-8")))


@pytest.mark.parametrize("student", DESERVED)
def test_every_submission_gets_what_it_deserves(demo: Path, student: str) -> None:
    exercises = {one["id"]: one for one in result(demo, student)["exercises"]}
    statuses = tuple(exercises[name]["status"] for name in (ENTROPY, TRACE, HAND))
    names = [finding["name"] for name in (ENTROPY, TRACE, HAND) for finding in exercises[name]["findings"]]
    assert (statuses, names) == DESERVED[student]


def test_a_slip_in_a_trace_keeps_the_marks_of_what_follows(demo: Path) -> None:
    trace = next(one for one in result(demo, "barbara")["exercises"] if one["id"] == TRACE)
    marks = [step["mark"] for step in trace["checks"][1]["steps"]]
    assert marks[:2] == ["right", "wrong"]
    assert set(marks[2:]) <= {"right", "follows"}
    assert trace["score"] > trace["points"] / 2


def test_a_percentage_and_a_printed_answer_are_told_as_such(demo: Path) -> None:
    entropy, trace, _ = result(demo, "radia")["exercises"]
    assert (entropy["checks"][0]["reason"], trace["checks"][0]["reason"]) == ("percent", "nothing")


def test_what_a_trickster_prints_comes_out_inert(demo: Path) -> None:
    page = (demo / "graded" / "feedback" / "mallory.html").read_text("utf-8")
    assert "<script>" not in page
    assert "<img" not in page
    assert "\x1b" not in page
    assert "{{ 7 * 7 }}" in page


def test_results_keep_to_their_published_schema(demo: Path) -> None:
    schema = json.loads((ROOT / "docs" / "schema" / "result.schema.json").read_text("utf-8"))
    for student in DESERVED:
        jsonschema.validate(result(demo, student), schema)


def test_the_secret_and_the_machine_are_in_no_result(demo: Path) -> None:
    for file in (demo / "graded" / "results").iterdir():
        text = file.read_text("utf-8")
        assert "the demo has no secrets" not in text
        assert str(demo) not in text
        assert "/home" not in text
        assert "0x7f" not in text
