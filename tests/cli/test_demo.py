"""The demo as a newcomer runs it, with fewer students: every submission gets what it deserves."""

import json
import os
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from typer.testing import CliRunner, Result

from grader.built.freeze import loads
from grader.cli.app import app
from grader.paths import courses_dir

pytestmark = pytest.mark.slow  # a class with one that hangs

ROOT = Path(__file__).parent.parent.parent
ENTROPY, RATIO, MODEL, TRACE = "information.entropy", "trees.gain_ratio", "trees.id3_model", "linear.perceptron_trace"
RULES, HAND = "associations.association_rules", "bayes.posterior_by_hand"
WHICH_POSTERIOR, WHICH_RULES = "bayes.which_posterior", "associations.which_rules_hold"
BY_HAND = (HAND, WHICH_POSTERIOR, WHICH_RULES)

PERFECT = ("ada", "donald", "frances", "grace", "katherine", "margaret", "wes")
TRICKSTERS = ("eve", "mallory", "trudy")
NOT_RIGHT = {  # student: what is not right, as (status, what is named there); all else is
    "barbara": {TRACE: ("partial", ["first difference at step 2"])},
    "craig": {
        TRACE: ("partial", ["one epoch more"]),
        **dict.fromkeys(BY_HAND, ("error", ["answers of another variant"])),
    },
    "edsger": {TRACE: ("timeout", ["did not come back"])},
    "john": {TRACE: ("error", ["perceptron_trace is not defined"]), **dict.fromkeys(BY_HAND, ("missing", []))},
    "niklaus": {
        TRACE: ("partial", ["corrections only at the end of an epoch"]),
        HAND: ("partial", ["not divided by the beeps"]),
    },
    "shafi": {
        TRACE: ("partial", ["output 1 for a sum of zero"]),
        HAND: ("partial", ["odds instead of a probability"]),
    },
    "tony": {
        ENTROPY: ("wrong", ["each class counted once"]),
        TRACE: ("partial", ["first difference at step 5"]),
        HAND: ("partial", ["first difference in part hit"]),
    },
}


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("demo")
    done = said_by_demo(out, "--students", "28")
    assert "28 submissions graded" in done.output
    (out / "said.txt").write_text(done.stdout, encoding="utf-8")  # progress goes to stderr
    return out


def said_by_demo(out: Path, *words: str) -> Result:
    done = CliRunner().invoke(app, ["demo", "--out", str(out), *words], catch_exceptions=False)
    assert done.exit_code == 0
    assert "fault of ours" not in done.output
    return done


def result(demo: Path, student: str) -> dict[str, Any]:
    return dict(json.loads((demo / "graded" / "results" / f"{student}.json").read_text("utf-8")))


def exercise(demo: Path, student: str, id_: str) -> dict[str, Any]:
    return next(one for one in result(demo, student)["exercises"] if one["id"] == id_)


def not_right(demo: Path, student: str) -> dict[str, tuple[str, list[str]]]:
    return {
        one["id"]: (one["status"], [each["name"] for each in one["findings"] if each["kind"] != "counterexample"])
        for one in result(demo, student)["exercises"]
        if one["status"] != "right"
    }


@pytest.mark.parametrize("student", PERFECT)
def test_right_work_gets_full_marks_in_whatever_style(demo: Path, student: str) -> None:
    assert not_right(demo, student) == {}
    assert result(demo, student)["score"] == result(demo, student)["points"]


@pytest.mark.parametrize("student", NOT_RIGHT)
def test_every_submission_gets_what_it_deserves(demo: Path, student: str) -> None:
    assert not_right(demo, student) == NOT_RIGHT[student]


@pytest.mark.parametrize("student", TRICKSTERS)
def test_tricks_earn_next_to_nothing(demo: Path, student: str) -> None:
    assert result(demo, student)["score"] < 0.01 * result(demo, student)["points"]


@pytest.mark.in_turn
def test_most_known_mistakes_of_the_eight_exercises_are_made_by_somebody_and_named(tmp_path: Path) -> None:
    demo = tmp_path
    # A quarter of the class: with more students, more mistakes are made, never fewer.
    assert "50 submissions graded" in said_by_demo(demo, "--students", "50").output
    built = loads((demo / "demo.built.json").read_bytes())
    assert len(built.exercises) == 8
    known = {(one.id, mistake.name) for one in built.exercises for mistake in one.mistakes}
    named = {
        (one["id"], finding["name"])
        for file in (demo / "graded" / "results").iterdir()
        for one in json.loads(file.read_text("utf-8"))["exercises"]
        for finding in one["findings"]
        if finding["kind"] == "misconception"
    }
    assert named <= known
    assert len(named) >= 45, sorted(known - named)  # as the README says; one class cannot make them all


def test_everybody_has_numbers_of_their_own(demo: Path) -> None:
    variants = {result(demo, file.stem)["variant"] for file in (demo / "graded" / "results").iterdir()}
    assert len(variants) == 28
    assert (demo / "released" / "ada" / "answers.yaml").read_text() != (
        demo / "released" / "alan" / "answers.yaml"
    ).read_text()


def test_a_slip_in_a_trace_keeps_the_marks_of_what_follows(demo: Path) -> None:
    trace = exercise(demo, "barbara", TRACE)
    marks = [step["mark"] for step in trace["cases"][1]["steps"]]
    assert marks[:2] == ["right", "wrong"]
    assert set(marks[2:]) <= {"right", "follows"}
    assert trace["score"] > trace["points"] / 2


def test_a_slip_by_hand_costs_its_own_part_only(demo: Path) -> None:
    hand = exercise(demo, "tony", HAND)
    assert [case["score"] for case in hand["cases"]] == [0, 0.5, 0.5, 1]


def test_near_misses_are_told_as_such(demo: Path) -> None:
    reasons = {one["id"]: one["cases"][0]["reason"] for one in result(demo, "radia")["exercises"]}
    assert {id_: reasons[id_] for id_ in (ENTROPY, RATIO, MODEL, TRACE, RULES)} == {
        ENTROPY: "percent",
        RATIO: "rounded",
        MODEL: "nothing",
        TRACE: "nothing",
        RULES: "type",
    }


def test_what_a_trickster_prints_comes_out_inert(demo: Path) -> None:
    page = (demo / "graded" / "feedback" / "mallory.html").read_text("utf-8")
    assert "<script>" not in page
    assert "<img" not in page
    assert "\x1b" not in page
    assert "{{ 7 * 7 }}" in page


def test_results_keep_to_their_published_schema(demo: Path) -> None:
    schema = json.loads((ROOT / "docs" / "schema" / "result.schema.json").read_text("utf-8"))
    for file in (demo / "graded" / "results").iterdir():
        jsonschema.validate(json.loads(file.read_text("utf-8")), schema)


def test_the_secret_and_the_machine_are_in_no_result(demo: Path) -> None:
    for file in (demo / "graded" / "results").iterdir():
        text = file.read_text("utf-8")
        for own in ("the demo has no secrets", str(demo), "/home"):
            assert own not in text, (file.name, own)
        # An address has twelve digits; a result may hold a whole number beyond 64 bits, in more.
        assert not re.search(r"0x7f[0-9a-f]{10}\b", text), file.name


def test_what_it_leaves_and_what_it_says_are_as_promised(demo: Path) -> None:
    assert {"demo.yaml", "demo.built.json", "roster.csv", "submissions", "released", "graded"} <= set(os.listdir(demo))
    assert {"demo.ipynb", "demo.py", "demo_check.py", "handout.html"} <= set(os.listdir(demo / "released" / "ada"))
    said = (demo / "said.txt").read_text("utf-8")
    named = [Path(line.split()[0]) for line in said.rpartition("Look at:")[2].splitlines() if line.strip()]
    assert len(named) >= 6
    assert all(path.exists() for path in named)
    assert all(len(line) <= 80 for line in said.partition("Look at:")[0].splitlines())


def test_the_roster_is_the_class() -> None:
    work = {path.stem for path in (courses_dir() / "demo").iterdir()}
    rows = (courses_dir() / "demo.csv").read_text("utf-8").splitlines()[1:]
    assert {row.partition(",")[0] for row in rows} == work
    assert len(rows) == 24
