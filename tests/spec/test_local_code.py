"""Code beside an instructor's own spec: run when it was asked for, and never else."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from grader.build.built_assignment import build
from grader.build.spec_lint import faults_in
from grader.built.freeze import BadDocument, dumps, loads
from grader.built.resolve import Unresolved, resolve
from grader.checks.local_code import TRUST_VARIABLE
from grader.spec.load import SpecFaults, load_assignment_spec, load_exercise

SOLUTION = """
from pathlib import Path
Path(__file__).with_name("ran").touch()
def doubled(n: int) -> int:
    return 2 * n
def halved(n: int) -> int:
    return n // 2
"""
EXERCISE = """
schema: 1
id: mine.doubling
kind: function
title: Doubling
concepts: [information.entropy]
sources: [witten.entropy]
level: core
minutes: 5
points: 2
signature: "doubled(n: int) -> int"
reference: ./solution.py:doubled
prompt: "Return twice `n`."
cases:
  - {name: three, public: true, args: {n: 3}}
  - {name: others, covers: other numbers, weight: 4, count: 4, draw: {n: {$int: [2, 99]}}}
check: {exact: {}}
misconceptions:
  - {is: halved, reference: "./solution.py:halved", hint: These outputs are half of each number.}
"""
HOMEWORK = "schema: 1\nid: hw\ntitle: Homework\nsecret: {public: none}\nexercises:\n  - {id: mine.doubling}\n"


@pytest.fixture
def course(tmp_path: Path) -> Path:
    """A course with an exercise that names code beside it; the code says when it ran."""
    folder = tmp_path / "bank" / "mine"
    folder.mkdir(parents=True)
    (folder / "solution.py").write_text(f"# {tmp_path}{SOLUTION}", encoding="utf-8")  # a text that no other test has
    (folder / "doubling.yaml").write_text(EXERCISE, encoding="utf-8")
    (tmp_path / "hw.yaml").write_text(HOMEWORK, encoding="utf-8")
    return tmp_path


def has_run(course: Path) -> bool:
    return (course / "bank" / "mine" / "ran").exists()


def test_it_is_refused_and_not_run_unless_trusted(course: Path) -> None:
    with pytest.raises(SpecFaults) as refused:
        load_exercise(course / "bank" / "mine" / "doubling.yaml")
    assert [fault.field for fault in refused.value.faults] == ["reference"]  # said once
    assert all("--trust-local" in fault.remedy for fault in refused.value.faults)
    assert not has_run(course)


def test_trusted_it_is_a_reference_like_any_other(course: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TRUST_VARIABLE, "1")
    file = course / "bank" / "mine" / "doubling.yaml"
    assert [str(fault) for fault in faults_in(file)] == []
    assert resolve(load_exercise(file).spec.reference)(21) == 42
    assert has_run(course)


def test_the_built_document_holds_the_code_and_no_folder_and_is_not_read_without_trust(
    course: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(TRUST_VARIABLE, "1")
    data = dumps(build(load_assignment_spec(course / "hw.yaml"), b"secret"))
    shutil.rmtree(course / "bank")  # it is all there
    assert (b"def doubled" in data, b"bank/mine" in data) == (True, False)
    assert dumps(loads(data)) == data
    monkeypatch.delenv(TRUST_VARIABLE)
    with pytest.raises(BadDocument, match="--trust-local"):
        loads(data)


ODD = {  # what the spec names: part of what is said
    "./nothing.py:f": "cannot be read beside the spec",
    "./broken.py:f": "does not run: ZeroDivisionError",
    "./solution.py:Path": "has no `Path` of its own",
    "./solution.py:tripled": "has no `tripled`",
    "../mine/solution.py:doubled": "is not the name of a reference",
    "./../mine/solution.py:doubled": "is not trusted",
    "./sub/solution.py:doubled": "is not trusted",
    "local_0123456789abcdef:f": "not trusted",
}


@pytest.mark.parametrize("name", ODD)
def test_with_trust_only_a_file_of_the_same_folder_and_what_it_defines(
    course: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv(TRUST_VARIABLE, "1")
    file = course / "bank" / "mine" / "doubling.yaml"
    (file.parent / "broken.py").write_text("1 / 0\n", encoding="utf-8")
    file.write_text(EXERCISE.replace("./solution.py:doubled", name), encoding="utf-8")
    assert ODD[name] in "\n".join(str(fault) for fault in faults_in(file))


def test_a_name_made_up_by_a_spec_stands_for_nothing() -> None:
    for name in ("local_0123456789abcdef:f", "local_0123456789abcdef:__builtins__", "sys:modules"):
        with pytest.raises(Unresolved):
            resolve(name)


@pytest.mark.in_turn
@pytest.mark.slow
def test_a_class_is_graded_with_it_by_two_workers(course: Path) -> None:
    for student, answer in {"ada": "2 * n", "bob": "n // 2"}.items():
        (course / "work" / student).mkdir(parents=True)
        (course / "work" / student / "hw.py").write_text(f"def doubled(n):\n    return {answer}\n", encoding="utf-8")
    base = [sys.executable, "-m", "grader.cli", "grade", "hw.yaml", "work", "--out", "out", "--workers", "2"]
    environment = {name: value for name, value in os.environ.items() if name != TRUST_VARIABLE}
    refused = subprocess.run(base, cwd=course, env=environment, capture_output=True, text=True, check=False)
    assert (refused.returncode, "--trust-local" in refused.stderr, has_run(course)) == (2, True, False)
    subprocess.run([*base, "--trust-local"], cwd=course, env=environment, capture_output=True, check=True)
    rows = (course / "out" / "grades.csv").read_text("utf-8").splitlines()
    assert [row.split(",")[:3] for row in rows[1:]] == [["ada", "2.0", "2.0"], ["bob", "0.0", "2.0"]]
    assert "half of each number" in (course / "out" / "feedback" / "bob.html").read_text("utf-8")
