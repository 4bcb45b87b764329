"""Gradescope: what students see of a result there, and the exported zip, installed and run as Gradescope does it."""

import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from grader.built.document import BuiltAssignment
from grader.built.freeze import dumps, loads
from grader.built.variants import for_student
from grader.ci.wheels import own_wheel
from grader.cli.errors import CannotRun
from grader.cli.handed_in import HandAnswering, answers_text, written_by
from grader.codec.literals import literal
from grader.engine.built_file import built_file
from grader.platforms.gradescope.autograder_results import (
    BUILT_FILE,
    NotGraded,
    autograde,
    results_document,
    student_names,
    submission_students,
)
from grader.report.rules import DisclosureRules
from grader.sandbox.run import Sandbox
from grader.score.result import Result
from grader.texts.roster import Student
from tests.ci.ci_sample import IN_NATS, TRACE, run, saved
from tests.grading import RIGHT_ENTROPY, SAMPLE, demo, graded
from tests.group_class import released

SECRET = "c3a5f1e07b9d4826915e0ad7f36bc842"
CURIOUS = """
def perceptron_trace(examples, weights, rate):
    try:
        found = open("{root}/source/assignment.built.json").read()[:100]
    except Exception as problem:
        found = "it raised " + type(problem).__name__
    raise ValueError(found)
"""


@pytest.fixture(scope="module")
def result() -> Iterator[Result]:
    """A result that is right on public cases, and wrong on hidden ones."""
    public = [case for exercise in demo().exercises[:1] for case in exercise.cases if case.public]
    sizes = sorted({len(case.instances[0].calls[0].args[0]) for case in public})  # type: ignore[index, arg-type]
    code = RIGHT_ENTROPY.replace("    total = ", f"    if len(counts) not in {sizes}: return 0.125\n    total = ")
    with Sandbox("process") as sandbox:
        yield graded(sandbox, code + TRACE)


def texts(document: dict[str, Any], *visibilities: str) -> str:
    """All that is said in tests of these visibilities, and above them."""
    return json.dumps([test for test in document["tests"] if test["visibility"] in visibilities]) + document["output"]


def hidden_inputs(built: BuiltAssignment) -> list[str]:
    """The drawn inputs of hidden cases, as a call would show them."""
    return [
        literal(instance.calls[0].args[0])  # type: ignore[index]
        for exercise in built.exercises[:2]
        for case in exercise.cases
        if not case.public
        for instance in case.instances
        if instance.calls[0].args
    ]


LEVELS = ("nothing", "failed", "hint", "input")


@pytest.mark.slow
@pytest.mark.parametrize("now", LEVELS)
def test_a_visible_test_tells_no_more_than_the_policy_while_work_can_be_handed_in(now: str, result: Result) -> None:
    document = results_document(result, DisclosureRules(now, "input"))  # type: ignore[arg-type]
    shown = texts(document, "visible")
    inputs = [text for text in hidden_inputs(demo()) if len(text) > 6]  # shorter ones stand in any text
    assert inputs
    if now != "input":
        assert not [text for text in inputs if text in shown]
        assert [text for text in inputs if text in texts(document, "after_published")]
    else:
        assert [text for text in inputs if text in shown]
    first = document["tests"][0]
    assert first["max_score"] == (1 if now == "nothing" else 4)
    assert first["score"] == 1 if now == "nothing" else first["score"] < 4
    assert ("0.125" in shown) == (now == "input")
    assert document["score"] == result.score


@pytest.mark.slow
def test_where_nothing_is_ever_told_a_hidden_test_keeps_the_total_back(result: Result) -> None:
    document = results_document(result, DisclosureRules("nothing", "nothing"))
    assert {test["visibility"] for test in document["tests"]} == {"visible", "hidden"}
    assert str(result.score) not in texts(document, "visible", "hidden")


@pytest.mark.slow
def test_the_document_is_as_gradescope_specifies_it(result: Result) -> None:
    document = results_document(result, DisclosureRules("hint", "input"))
    assert set(document) <= {
        *("score", "output", "output_format", "test_output_format", "test_name_format", "visibility"),
        *("stdout_visibility", "extra_data", "tests", "execution_time", "leaderboard"),
    }
    assert document["stdout_visibility"] == "hidden"
    for test in document["tests"]:
        assert set(test) <= {
            *("score", "max_score", "status", "name", "name_format", "number", "output", "output_format"),
            *("tags", "visibility", "extra_data"),
        }
        assert test["visibility"] in {"hidden", "after_due_date", "after_published", "visible"}
        assert test["output_format"] == "text"
    hidden = json.dumps(document["extra_data"]) + json.dumps([test["extra_data"] for test in document["tests"]])
    assert not [text for text in hidden_inputs(demo()) if len(text) > 6 and text in hidden]


ROSTER = (Student("s1", "Ada", email="Ada@example.edu"), Student("s2", "Alan"), Student("s3", "Alan"))
USERS = {  # who hands in: (what Gradescope says, the roster, whose variant it is)
    "an address": ([{"email": "ada@example.edu", "id": 7, "name": "Ada"}], (), "ada"),
    "a number": ([{"sid": "alan", "email": "x@example.edu", "id": 8}], (), "alan"),
    "a group of which one is known": ([{"email": "new@example.edu"}, {"email": "ada@example.edu"}], (), "ada"),
    "an address of the roster": ([{"email": "ada@example.edu", "name": "Alan"}], ROSTER, "s1"),
    "a name that two have, and a number": ([{"email": "x@example.edu", "name": "Alan", "sid": "s3"}], ROSTER, "s3"),
}


@pytest.mark.slow
@pytest.mark.parametrize("who", USERS)
def test_a_student_is_found_by_what_gradescope_knows(who: str) -> None:
    users, roster, student = USERS[who]
    own = {"students": {name: object() for name in ("ada", "alan")}, "personal": ("x",), "variants": ()}
    built = replace(demo(), **own)
    assert submission_students({"users": users}, built, student_names(roster))[0] == student
    with pytest.raises(NotGraded, match="is on the roster"):
        submission_students({"users": [{"email": "nobody@example.edu", "name": "Alan"}]}, built, student_names(ROSTER))
    assert submission_students({}, demo(), {}) == ("student",)


NUMBERED = (Student("s1", "Ada", email="ada@example.edu"), Student("s2", "Bob", email="bob@example.edu"))


def test_of_a_group_all_are_known_and_a_name_makes_nobody_two() -> None:
    built = replace(demo(), students={"s1": object(), "s2": object()}, personal=("x",))
    both = [{"email": "bob@example.edu"}, {"email": "ada@example.edu", "sid": "s1"}]
    assert submission_students({"users": both}, built, student_names(NUMBERED)) == ("s2", "s1")
    posing = [{"email": "ada@example.edu", "name": "Bob", "sid": ""}]  # who would then choose Bob's numbers
    assert submission_students({"users": posing}, built, student_names(NUMBERED)) == ("s1",)
    assert submission_students({"users": [{"email": "s1@example.edu", "name": "s2"}]}, built, {}) == ("s1",)


@pytest.mark.in_turn
@pytest.mark.slow
def test_a_group_s_work_is_graded_with_the_numbers_that_it_answers(tmp_path: Path) -> None:
    course = released(tmp_path / "course")
    own = for_student(loads((course / "hw1.built.json").read_bytes()), "bob")
    saved(tmp_path / "source", (course / "hw1.built.json").read_text("utf-8"), BUILT_FILE)
    saved(tmp_path / "submission", answers_text(written_by(HandAnswering(), own), own.variant), "answers.yaml")
    for users, score in ((("ada", "bob"), 7), (("ada",), 0)):
        metadata = {"users": [{"email": f"{user}@example.org"} for user in users]}
        saved(tmp_path, json.dumps(metadata), "submission_metadata.json")
        assert autograde([str(tmp_path)]) == 0
        document = json.loads((tmp_path / "results" / "results.json").read_text("utf-8"))
        assert (document["score"], "bob's sheet" in document["output"]) == (score, bool(score))


def test_a_fault_of_ours_leaves_no_mark(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved(tmp_path / "source", "{}", BUILT_FILE)
    assert autograde([str(tmp_path)]) == 1
    assert not (tmp_path / "results").exists()
    assert "This is not a built assignment" in capsys.readouterr().out


@pytest.mark.slow
def test_our_own_wheel_has_the_same_bytes_each_time_and_no_built_document(tmp_path: Path) -> None:
    wheel = own_wheel(tmp_path)
    names = zipfile.ZipFile(wheel).namelist()
    assert {"grader/py.typed", "grader/_bank/concepts.yaml", "grader/_templates/ci/gradescope/setup.sh"} <= set(names)
    assert not [name for name in names if name.endswith((".pyc", ".built.json", ".key")) or name.startswith("tests/")]
    before = wheel.read_bytes()
    assert own_wheel(tmp_path).read_bytes() == before


REFUSED = {
    "another platform": (("--to", "autolab"), "there is only gradescope"),
    "an old Python": (("--python", "3.10"), "needs Python 3.11 or newer"),
    "no folder of wheels": (("--wheels", "nowhere"), "no such folder of wheels"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_exported_is_said(what: str, tmp_path: Path) -> None:
    words, said = REFUSED[what]
    with pytest.raises(CannotRun, match=said):
        run("export-autograder", str(SAMPLE), "--out", str(tmp_path / "out.zip"), *words, code=2)
    assert not (tmp_path / "out.zip").exists()


def offline() -> list[str]:
    """How to run a command without a network: really, where namespaces are to be had; by pip's own word elsewhere."""
    try:
        subprocess.run(["unshare", "-rn", "true"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        return ["env"]
    return ["unshare", "-rn"]


@pytest.mark.in_turn
@pytest.mark.slow
def test_the_zip_installs_and_grades_without_a_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRADER_SECRET", SECRET)
    text = SAMPLE.read_text("utf-8").replace("{public: the demo has no secrets}", "{env: GRADER_SECRET}")
    assignment = saved(tmp_path, text, "demo.yaml")
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    archive = tmp_path / "autograder.zip"
    said = run("export-autograder", str(assignment), "--out", str(archive), "--python", version, code=0)
    assert "not the course secret" in said
    assert archive.stat().st_mode & 0o077 == 0

    root = tmp_path / "autograder"
    for name in ("source", "submission", "results"):
        (root / name).mkdir(parents=True)
    subprocess.run(["unzip", "-q", str(archive), "-d", str(root / "source")], check=True)
    assert SECRET.encode() not in b"".join(path.read_bytes() for path in (root / "source").iterdir() if path.is_file())
    shutil.copy(root / "source/run_autograder", root)
    saved(root / "submission", IN_NATS + CURIOUS.replace("{root}", str(root)), "hw.py")
    saved(root, json.dumps({"users": [{"email": "ada@example.edu"}]}), "submission_metadata.json")

    # Nothing of this checkout is in reach: not our environment, and of the interpreter only what it is itself.
    path = f"{Path(sys.base_prefix) / 'bin'}:/usr/bin:/bin"
    env = {"PATH": path, "AUTOGRADER_ROOT": str(root), "PIP_NO_COMPILE": "1", "HOME": str(tmp_path)}
    for script in ("source/setup.sh", "run_autograder"):
        done = subprocess.run(
            [*offline(), f"./{script}"], cwd=root, env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
    document = json.loads((root / "results/results.json").read_text("utf-8"))
    assert document["score"] == 0
    assert document["extra_data"]["student"] == "ada@example.edu"
    assert "logarithms to base e" in document["tests"][0]["output"]
    assert "it raised PermissionError" in " ".join(document["tests"][1]["output"].split())
    shown = texts(document, "visible")
    built = loads((root / "source" / BUILT_FILE).read_bytes())
    assert not [text for text in hidden_inputs(built) if len(text) > 6 and text in shown]
    assert dumps(built) == built_file(assignment).data
