"""Lint proves a reference of an author's own: what it gives, that it ends, and that remedies fit the fault."""

from pathlib import Path

import pytest

from grader.build.lint_apart import faults_apart
from grader.build.own_code import own_code_files
from grader.build.spec_lint import faults_in
from grader.checks.local_code import TRUST_VARIABLE

EXERCISE = """schema: 1
id: mine.mean
kind: function
title: Mean
concepts: [information.entropy]
level: core
minutes: 5
points: 3
signature: "mean(xs: list[float]) -> float"
reference: ./solution.py:mean
prompt: "Return the mean of `xs`."
cases:
  - {name: three, public: true, args: {xs: [1.0, 2.0, 4.0]}}
  - name: others
    covers: other numbers
    weight: 4
    count: 6
    draw: {xs: [{$float: [0, 9, 2]}, {$float: [0, 9, 2]}, {$float: [0, 9, 2]}]}
check: {close: {}}
"""
RIGHT = "def mean(xs):\n    return sum(xs) / len(xs)\n"


@pytest.fixture(autouse=True)
def trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TRUST_VARIABLE, "1")


def exercise(folder: Path, code: str | None, spec: str = EXERCISE) -> Path:
    """An exercise in a bank of its own, with code beside it that no other test has."""
    file = folder / "bank" / "mine" / "mean.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(spec, "utf-8")
    if code is not None:
        (file.parent / "solution.py").write_text(f"{code}# {folder}\n", "utf-8")
    return file


# what is wrong: (the code, what is told, what is advised)
AT_FAULT = {
    "nothing": ("def mean(xs):\n    sum(xs) / len(xs)\n", "gives None", "`return`"),
    "nothing on some inputs": (f"{RIGHT[:-1]} if xs[0] < 2 else None\n", "gives None", "`return`"),
    "a text": (
        "def mean(xs):\n    return str(sum(xs) / len(xs))\n",
        "gives text, and the signature says `float`",
        "->",
    ),
    "a list": ("def mean(xs):\n    return [sum(xs)]\n", "gives a list, and the signature says `float`", "->"),
    "other items": (
        "def mean(xs):\n    return [str(x) for x in xs]\n",
        "gives a list with other items, and the signature says `list[float]`",
        "->",
    ),
    "NaN": ("def mean(xs):\n    return float('nan')\n", "gives NaN", "0/0"),
    "NaN in a draw": (f"{RIGHT[:-1]} if len(set(xs)) < 9 and xs[0] == 1 else float('nan')\n", "gives NaN", "0/0"),
    "chance": ("import random\ndef mean(xs):\n    return random.random()\n", "something else each time", "chance"),
    "earlier calls": (
        "n = []\ndef mean(xs):\n    n.append(1)\n    return len(n)\n",
        "something else each time",
        "earlier calls",
    ),
    "no indentation": ("def mean(xs):\nreturn 1\n", "IndentationError", "indent the body of a `def` by four spaces"),
    "no Python": ("def mean(xs)\n    return 1\n", "SyntaxError", "Correct line 1 of solution.py"),
    "another name": ("def maen(xs):\n    return 1\n", "solution.py has no `mean`", "Did you mean `maen`?"),
    "an import": ("from statistics import mean\n", "it imports that", "Write a function in solution.py"),
    "no package": ("import no_such_package\n", "ModuleNotFoundError", "Install `no_such_package`"),
    "an end of all": ("import sys\nsys.exit(3)\n", "SystemExit", "Leave `exit` out"),
    "an error while it is read": ("1 / 0\n", "ZeroDivisionError", "The whole of solution.py is run"),
}


@pytest.mark.parametrize("what", AT_FAULT)
def test_an_own_reference_at_fault_is_one_fault_with_a_remedy_that_fits(what: str, tmp_path: Path) -> None:
    code, problem, remedy = AT_FAULT[what]
    spec = EXERCISE.replace("-> float", "-> list[float]") if what == "other items" else EXERCISE
    [fault] = faults_in(exercise(tmp_path, code, spec))
    assert (fault.field, problem in fault.problem, remedy in fault.remedy) == ("reference", True, True), str(fault)
    assert "trust" not in str(fault)


def test_a_missing_file_is_told_with_the_nearest_and_not_as_untrusted(tmp_path: Path) -> None:
    file = exercise(tmp_path, None)
    [fault] = faults_in(file)
    assert ("no such file" in fault.problem, fault.remedy) == (True, "Put solution.py beside the YAML file.")
    (file.parent / "solutions.py").write_text(RIGHT, "utf-8")
    assert faults_in(file)[0].remedy == "Did you mean `./solutions.py`?"


def test_a_broken_file_that_several_names_lead_to_is_one_fault(tmp_path: Path) -> None:
    mistake = "misconceptions:\n  - {is: another, reference: ./solution.py:other, hint: Another.}\n"
    assert len(faults_in(exercise(tmp_path, "1 / 0\n", EXERCISE + mistake))) == 1


def test_nothing_on_every_input_is_told_where_the_signature_says_no_type(tmp_path: Path) -> None:
    [fault] = faults_in(exercise(tmp_path, "def mean(xs):\n    xs\n", EXERCISE.replace(") -> float", ")")))
    assert fault.problem == "gives None on every input"


def test_a_text_is_not_for_close_where_the_signature_says_no_type(tmp_path: Path) -> None:
    [fault] = faults_in(exercise(tmp_path, "def mean(xs):\n    return 'x'\n", EXERCISE.replace(") -> float", ")")))
    assert ("`close` compares numbers" in fault.problem, "exact" in fault.remedy) == (True, True)


@pytest.mark.parametrize(
    ("body", "problem"),
    [("return 'Never right.'", "the reference's own answer fails it"), ("return 1 / 0", "ZeroDivisionError")],
)
def test_a_check_beside_the_spec_that_refuses_the_reference_is_told(body: str, problem: str, tmp_path: Path) -> None:
    file = exercise(tmp_path, RIGHT, EXERCISE.replace("check: {close: {}}", "check: ./checks.py:strict"))
    check = f"def strict(case, observation, options):  # {tmp_path}\n    {body}\n"
    (file.parent / "checks.py").write_text(check, "utf-8")
    [fault] = faults_in(file)
    assert (fault.field, problem in fault.problem) == ("check", True), str(fault)


ENDLESS = {  # the code, and what is told of it
    "a loop": ("def mean(xs):\n    while True:\n        pass\n", "has not answered within 2 seconds, on xs=[1.0, 2.0"),
    "a loop in C, on some input": (
        "def mean(xs):\n    return sum(xs) / 3 if xs[0] == 1 else sum(iter(int, 1))\n",
        "has not answered within 2 seconds",
    ),
    "a loop that is read": ("while True:\n    pass\n", "solution.py has not been read within 2 seconds"),
    "an end of the process": ("def mean(xs):\n    import os\n    os._exit(0)\n", "ended the whole process, on xs="),
    "the order of a set": (
        "def mean(xs):\n    return float(list({'a', 'b', 'c', 'd', 'e'}).index('a'))\n",
        "gives something else in another process",
    ),
}


@pytest.mark.in_turn
@pytest.mark.parametrize("what", ENDLESS)
def test_code_that_never_ends_does_not_hang_lint(what: str, tmp_path: Path) -> None:
    code, problem = ENDLESS[what]
    file = exercise(tmp_path, code)
    [fault] = faults_apart(file, seconds=2)
    assert (fault.file, fault.line, fault.field, problem in fault.problem) == (file, 10, "reference", True), str(fault)


@pytest.mark.slow
def test_a_sound_own_reference_has_no_faults_apart_also_in_an_assignment(tmp_path: Path) -> None:
    file = exercise(tmp_path, RIGHT)
    homework = tmp_path / "hw.yaml"
    homework.write_text("schema: 1\nid: hw\ntitle: T\nsecret: {public: x}\nexercises: [{id: mine.mean}]\n", "utf-8")
    assert (own_code_files(file), own_code_files(homework)) == ((file,), (file,))
    assert (faults_apart(file, variants=1), faults_apart(homework)) == ((), ())


def test_without_trust_nothing_is_run_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(TRUST_VARIABLE)
    assert own_code_files(exercise(tmp_path, "while True: pass\n")) == ()


def test_an_own_trace_gives_records_whatever_its_signature_says_of_steps(tmp_path: Path) -> None:
    code = """
from dataclasses import dataclass
from reference.process import Process

@dataclass(frozen=True)
class Halving:
    n: int

def start(n):
    return Halving(n)

def following(state, n):
    return (Halving(state.n // 2),) if state.n else ()

HALVING = Process(start, following)
"""
    spec = EXERCISE.replace("kind: function", "kind: trace").replace("./solution.py:mean", "./solution.py:HALVING")
    spec = spec.replace("mean(xs: list[float]) -> float", "halvings(n: int) -> list[int]").partition("cases:")[0]
    spec += "state: {record: [n], carry: [n]}\ncases:\n  - {name: nine, public: true, args: {n: 9}}\n"
    spec += "  - {name: others, covers: others, weight: 4, count: 4, draw: {n: {$int: [10, 99]}}}\ncheck: {exact: {}}\n"
    assert [str(fault) for fault in faults_in(exercise(tmp_path, code, spec))] == []
