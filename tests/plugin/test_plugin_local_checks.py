"""`check: ./ours.py:f`, a check beside an instructor's own exercise, with --trust-local."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from grader.build.spec_lint import faults_in
from grader.checks.local_code import TRUST_VARIABLE
from tests.plugin.extension_sample import course_in, grader_in, grades
from tests.plugin.plugin_sample import pytest_in

OURS = """
from grader.checks.verdict import RIGHT, wrong

def near(case, observation, options):
    if not isinstance(observation.value, int):
        return "Return a whole number."
    if abs(observation.value - case.expected) <= options.get("steps", 1):
        return RIGHT
    return wrong("far", "This lies too far from the right number.")

def failing(case, observation, options):
    return observation.value == case.expected or 1 / max(observation.value, 0) > 2
"""
WRITTEN = ("./ours.py:near", '{"./ours.py:near": {steps: 1}}', '{parts: {a: {"./ours.py:near": {}}}}')


def faults(folder: Path) -> str:
    return "\n".join(map(str, faults_in(folder / "bank" / "mine" / "doubling.yaml")))


@pytest.mark.parametrize("check", WRITTEN)
def test_it_is_refused_unless_trusted(tmp_path: Path, check: str) -> None:
    course = course_in(tmp_path, check=check, beside={"ours.py": OURS})
    assert "check" in faults(course)
    assert "`./ours.py:near` is code beside the spec, which is not trusted" in faults(course)


@pytest.mark.parametrize("check", WRITTEN[:2])
def test_trusted_it_is_a_check_like_any_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, check: str) -> None:
    monkeypatch.setenv(TRUST_VARIABLE, "1")
    assert faults(course_in(tmp_path, check=check, beside={"ours.py": OURS})) == ""


ODD = {
    "./ours.py:far": "is not there: define a function of that name",
    "./ours.py:RIGHT": "is not there: define a function of that name",
    "./nothing.py:near": "nothing.py cannot be read beside the spec",
    "local_0123456789abcdef:near": "which is not here",
}


@pytest.mark.parametrize("check", ODD)
def test_what_is_no_check_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, check: str) -> None:
    monkeypatch.setenv(TRUST_VARIABLE, "1")
    assert ODD[check] in faults(course_in(tmp_path, check=check, beside={"ours.py": OURS}))


@pytest.mark.in_turn
@pytest.mark.slow
def test_a_class_is_graded_with_it_and_students_check_with_it(tmp_path: Path) -> None:
    course = course_in(tmp_path / "course", check="./ours.py:near", beside={"ours.py": OURS})
    grade = ("grade", "hw.yaml", "work", "--out", "out", "--workers", "2")
    refused = grader_in(course, *grade)
    assert (refused.returncode, "--trust-local" in refused.stderr) == (2, True)
    assert grader_in(course, *grade, "--trust-local").returncode == 0
    assert grades(course) == {"ada": "2.0", "bob": "0.0"}
    done = grader_in(course, "release", "hw.yaml", "--out", str(tmp_path / "out"), "--trust-local")
    assert done.returncode == 0, done.stderr
    folder = tmp_path / "out" / "hw"
    shutil.copy(course / "work" / "bob" / "hw.py", folder / "hw.py")
    checked = subprocess.run(
        [sys.executable, "-I", "-S", "hw_check.py"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert "This lies too far from the right number." in checked.stdout
    assert "2 * n" not in (folder / "hw_check.py").read_text("utf-8")
    asked = grader_in(folder, "check", ".")
    assert (asked.returncode, "_check.py" in asked.stderr) == (2, True)


NOT_FOR_STUDENTS = {  # what lies beside the exercise: part of what is said
    "the solution is in the same file": (
        {"solution.py": "SOLUTION"},
        "./solution.py:near",
        "solution.py has a check and",
    ),
    "it needs NumPy": ({"ours.py": "import numpy\n" + OURS}, "./ours.py:near", "imports numpy"),
}


@pytest.mark.in_turn
@pytest.mark.slow
@pytest.mark.parametrize("what", NOT_FOR_STUDENTS)
def test_what_students_must_not_get_or_could_not_run_is_not_released(tmp_path: Path, what: str) -> None:
    beside, check, said = NOT_FOR_STUDENTS[what]
    course = course_in(tmp_path / "course", check=check, beside=beside if "ours.py" in beside else {})
    if "ours.py" not in beside:
        with (course / "bank" / "mine" / "solution.py").open("a", encoding="utf-8") as file:
            file.write(OURS)
    done = grader_in(course, "release", "hw.yaml", "--out", str(tmp_path / "out"), "--trust-local")
    assert (done.returncode, (tmp_path / "out").exists()) == (2, False)
    assert said in done.stderr


@pytest.mark.in_turn
@pytest.mark.slow
def test_one_that_fails_is_an_error_of_pytest_and_no_failure(tmp_path: Path) -> None:
    course = course_in(tmp_path, check="./ours.py:failing", beside={"ours.py": OURS})
    (course / "work" / "ada" / "hw.py").write_text("def doubled(n):\n    return -n\n", encoding="utf-8")
    ran = pytest_in(course, "--submission", "work/ada", "--trust-local", "hw.yaml", "-m", "mine")
    assert set(ran.outcomes.values()) == {"error"}
    assert all("Not graded, through a fault of ours" in message for message in ran.messages.values())
