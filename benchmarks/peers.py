"""Other graders on the same class: `.venv-bench/bin/python benchmarks/peers.py [COUNT] [SAMPLE]`, or `make bench`.

Ours grades a class of 200 from end to end; nbgrader (autograde and feedback), `otter run` and a pytest process for each
submission grade ten of it, in the same minute, where they are installed beside this interpreter. All make the same
forty calls, hidden ones included, and compare with the same forty answers within the same tolerance; of how many
functions they find as many inputs right as we do is printed. What only ours does as a rule, to ask other legal inputs
where all is right and to look for repairs where nothing explains what is wrong, is off in these runs; what it costs
is printed last. Submissions that are .py files are notebooks for those that read nothing else; a typing error in a .py
file leaves pytest without all of it.
"""

import importlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import homework

from grader.built.document import BuiltAssignment
from grader.built.freeze import loads
from grader.codec.decode import decode

CLASS = importlib.import_module("class")
BIN = Path(sys.executable).parent  # where a peer would be
SAME = '''
import math

def same(expected, found):
    """The comparison of all forty checks: numbers within 1e-6, everything else by its parts."""
    if isinstance(expected, dict):
        found = {key: value for key, value in dict(found).items() if key != frozenset()}  # which may be there or not
        return expected.keys() == found.keys() and all(same(expected[key], found[key]) for key in expected)
    if isinstance(expected, float):
        return math.isclose(expected, float(found), rel_tol=1e-6, abs_tol=1e-9)
    return expected == found

def grouped(found):
    """A clustering as a set of groups, from groups or from a label for each point."""
    found = list(found)
    if found and (isinstance(found[0], str) or not hasattr(found[0], "__iter__")):
        found = [[at for at, label in enumerate(found) if label == each] for each in set(found)]
    return {frozenset(int(at) for at in group) for group in found if len(group)}
'''


@dataclass(frozen=True, slots=True)
class Check:
    """One of the forty, as a line of Python that raises where the answer is wrong."""

    target: str
    number: int
    line: str


def checks_of(built: BuiltAssignment) -> list[Check]:
    """The forty checks of the homework, with the answers that our reference gives."""
    found = []
    for exercise in built.exercises:
        instances = [instance for case in exercise.cases for instance in case.instances]
        for number, instance in enumerate(instances):
            args = ", ".join(repr(decode(arg)) for arg in instance.calls[0].args or ())
            call, right = f"{exercise.target}({args})", decode(instance.expected)
            clusters = exercise.target == "kmeans_clusters"
            line = f"assert grouped({right!r}) == grouped({call})" if clusters else f"assert same({right!r}, {call})"
            found.append(Check(exercise.target, number, line))
    return found


def cell(text: str, name: str, **nbgrader: Any) -> dict[str, Any]:
    """A code cell, with what nbgrader wants to know of it."""
    about = {"schema_version": 3, "grade": False, "solution": False, "locked": False, "task": False, **nbgrader}
    metadata = {"nbgrader": {**about, "grade_id": name}} if nbgrader else {}
    fields = {"cell_type": "code", "id": name, "metadata": metadata, "source": text}
    return {**fields, "execution_count": None, "outputs": []}


def notebook(cells: list[dict[str, Any]]) -> str:
    """A notebook of these cells."""
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    return json.dumps({"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5})


def nbgrader_cells(pieces: tuple[str, ...], checks: list[Check]) -> Iterator[dict[str, Any]]:
    """The homework as nbgrader has it: a cell to solve and five that grade, for each function."""
    yield cell(SAME, "same", locked=True)
    for asked, piece in zip(homework.HOMEWORK, pieces, strict=True):
        yield cell(piece, f"solve-{asked.target}", solution=True)
        for check in checks:
            if check.target == asked.target:
                yield cell(check.line, f"check-{check.target}-{check.number}", grade=True, locked=True, points=1)


def run(*words: object, folder: Path) -> str:
    """What a command prints; it may fail, as a test does."""
    place = {**os.environ, "PATH": f"{BIN}:{os.environ['PATH']}"}
    done = subprocess.run([*map(str, words)], cwd=folder, capture_output=True, text=True, env=place, check=False)
    return done.stdout + done.stderr


Verdicts = dict[tuple[str, str, int], bool]  # student, function, number: right or not


def with_nbgrader(folder: Path, works: list[homework.Work], checks: list[Check]) -> tuple[float, Verdicts]:
    """Seconds of autograde and feedback, and the verdicts."""
    blank = tuple(f"def {asked.target}(*given):\n    raise NotImplementedError" for asked in homework.HOMEWORK)
    source = folder / "source" / "hw"
    source.mkdir(parents=True)
    (source / "homework.ipynb").write_text(notebook(list(nbgrader_cells(blank, checks))))
    (folder / "nbgrader_config.py").write_text("c = get_config()\nc.CourseDirectory.course_id = 'bench'\n")
    run(BIN / "nbgrader", "generate_assignment", "hw", folder=folder)
    for work in works:
        handed_in = folder / "submitted" / work.student / "hw"
        handed_in.mkdir(parents=True)
        (handed_in / "homework.ipynb").write_text(notebook(list(nbgrader_cells(work.pieces, checks))))
    began = time.perf_counter()
    run(BIN / "nbgrader", "autograde", "hw", folder=folder)
    run(BIN / "nbgrader", "generate_feedback", "hw", folder=folder)
    seconds = time.perf_counter() - began
    return seconds, dict(nbgrader_verdicts(folder, works))


def nbgrader_verdicts(folder: Path, works: list[homework.Work]) -> Iterator[tuple[tuple[str, str, int], bool]]:
    """What each grading cell came to."""
    for work in works:
        file = folder / "autograded" / work.student / "hw" / "homework.ipynb"
        for each in json.loads(file.read_text())["cells"] if file.exists() else []:
            name = each["metadata"].get("nbgrader", {}).get("grade_id", "")
            if name.startswith("check-"):
                _, target, number = name.rsplit("-", 2)[0], *name.removeprefix("check-").rsplit("-", 1)
                failed = any(output["output_type"] == "error" for output in each["outputs"])
                yield (work.student, target, int(number)), not failed


OTTER = """OK_FORMAT = False
from otter.test_files import test_case
name = {name!r}
points = 5
{same}
"""
OTTER_CASE = """
@test_case(points=1, hidden=False)
def test_{number}({target}):
    {line}
"""


def with_otter(folder: Path, works: list[homework.Work], checks: list[Check]) -> tuple[float, Verdicts]:
    """Seconds of `otter run`, submission by submission, and the verdicts."""
    tests = folder / "tests"
    tests.mkdir(parents=True)
    for asked in homework.HOMEWORK:
        own = [check for check in checks if check.target == asked.target]
        cases = [OTTER_CASE.format(number=each.number, target=each.target, line=each.line) for each in own]
        (tests / f"{asked.target}.py").write_text(OTTER.format(name=asked.target, same=SAME) + "".join(cases))
    run(BIN / "otter", "generate", "-t", "tests", "-o", "autograder.zip", "--no-environment", folder=folder)
    seconds, found = 0.0, {}
    for work in works:
        own = folder / work.student
        own.mkdir()
        cells = [cell(piece, f"c{number}") for number, piece in enumerate(work.pieces)]
        (own / "homework.ipynb").write_text(notebook(cells))
        began = time.perf_counter()
        run(BIN / "otter", "run", "-a", folder / "autograder.zip", "-o", ".", "homework.ipynb", folder=own)
        seconds += time.perf_counter() - began
        found |= dict(otter_verdicts(own / "results.json", work.student))
    return seconds, found


def otter_verdicts(file: Path, student: str) -> Iterator[tuple[tuple[str, str, int], bool]]:
    """How many cases were right, which have a point each: as if the first so many were."""
    targets = {asked.target for asked in homework.HOMEWORK}
    for test in json.loads(file.read_text())["tests"] if file.exists() else []:
        for number in range(5 if test["name"] in targets else 0):
            yield (student, test["name"], number), number < test["score"]


def with_pytest(folder: Path, works: list[homework.Work], checks: list[Check]) -> tuple[float, Verdicts]:
    """Seconds of a pytest process for each submission, and the verdicts."""
    tests = [f"def test_{each.target}_{each.number}():\n    {lines(each)}\n" for each in checks]
    seconds, found = 0.0, {}
    for work in works:
        own = folder / work.student
        own.mkdir(parents=True)
        (own / "homework.py").write_text("\n\n".join(work.pieces))
        (own / "test_homework.py").write_text(SAME + "\n".join(tests))
        words = (BIN / "python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "--junitxml", "report.xml")
        began = time.perf_counter()
        run(*words, "test_homework.py", folder=own)
        seconds += time.perf_counter() - began
        report = (own / "report.xml").read_text()
        for each in checks:
            case = re.search(rf'name="test_{each.target}_{each.number}"[^>]*?(/?)>', report)
            found[work.student, each.target, each.number] = case is not None and case[1] == "/"
    return seconds, found


def lines(check: Check) -> str:
    """A test's body: the import of what it tests, and the line."""
    return f"from homework import {check.target}\n    {check.line}"


def our_verdicts(folder: Path, works: list[homework.Work]) -> dict[tuple[str, str], int]:
    """How many of the five we found right, by student and function."""
    found = {}
    for work in works:
        result = json.loads((folder / "out-local" / "results" / f"{work.student}.json").read_text())
        for exercise in result["exercises"]:
            right = sum(case["right"] for case in exercise["cases"])
            found[work.student, exercise["id"].partition(".")[2]] = right
    return found


def agreeing(ours: dict[tuple[str, str], int], theirs: Verdicts) -> str:
    """How many functions have the same number of right answers by both."""
    count = {key: sum(right for (who, what, _), right in theirs.items() if (who, what) == key) for key in ours}
    return f"{sum(count[key] == ours[key] for key in ours)} of {len(ours)}"


Peer = Callable[[Path, list[homework.Work], list[Check]], tuple[float, Verdicts]]
PEERS: dict[str, tuple[str, Peer, float]] = {  # its command, how it is run, how many times faster we promise to be
    "nbgrader autograde and feedback": ("nbgrader", with_nbgrader, 100),
    "otter run": ("otter", with_otter, 100),
    "a pytest process": ("pytest", with_pytest, 40),
}
BARE = "a pytest process, no imports"  # what is not needed is not imported: for us and for pytest


def main(count: int = 200, sample: int = 10) -> None:
    """Prints what a submission takes by each, and how many times faster ours is: each stands between two runs of it."""
    print(f"load {os.getloadavg()[0]:.1f} on {CLASS.CORES} cores")
    works = list(homework.class_of(sample))
    with homework.workspace() as folder:
        before = ours_of(folder / "ours", count)
        found = our_verdicts(folder / "ours", works)
        checks = checks_of(loads((folder / "ours" / "homework.built.json").read_bytes()))
        for name, (command, peer, least) in PEERS.items():
            if shutil.which(command, path=str(BIN)) is None:
                print(f"{name:34}not installed in {BIN}")
                continue
            seconds, theirs = peer(folder / command, works, checks)
            print(f"{name:34}{seconds / sample * 1e3:9.1f} ms a submission, of {sample}")
            after = ours_of(folder / f"after-{command}", count)
            times = seconds / sample / ((before + after) / 2)
            met = "met   " if times >= least else "MISSED"
            print(f"  {met}  {times:.0f} times ours, at least {least:g}; alike in {agreeing(found, theirs)} functions")
            before = after
        if shutil.which("pytest", path=str(BIN)):
            seconds, _ = with_pytest(folder / "bare", list(homework.class_of(sample, beginning="")), checks)
            print(f"{BARE:34}{seconds / sample * 1e3:9.1f} ms a submission, of {sample}")
            bare = ours_of(folder / "after-bare", count, beginning="")
            print(f"          {seconds / sample / bare:.0f} times ours")
        ours_of(folder / "whole", count, forty_calls=False)
        ours_of(folder / "last", count)


def ours_of(folder: Path, count: int, *, forty_calls: bool = True, **sort: Any) -> float:
    """Seconds a submission by ours, which are printed."""
    run = CLASS.graded(folder, count, forty_calls=forty_calls, **sort)
    name = "markscheme, feedback included" if forty_calls else "with other inputs and repairs"
    print(f"{name:34}{run.each:9.1f} ms a submission, of {count}")
    return float(run.seconds / count)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
