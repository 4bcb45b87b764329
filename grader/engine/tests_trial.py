"""Proving an exercise that is judged by tests: its solution passes them all, what students begin with passes none."""

import ast
import sys
from pathlib import Path
from typing import Any

from grader.build.built_exercise import build_exercise
from grader.build.secret import PUBLIC_SECRET
from grader.build.spec_lint import LINT_ASSIGNMENT_ID
from grader.engine.exercise_trial import result_of_code
from grader.sandbox.run import Sandbox
from grader.spec.exercise import TestsExercise
from grader.spec.faults import Fault, SpecFaults
from grader.spec.load import Loaded, load_exercise
from grader.spec.tests_rules import solution_text
from grader.spec.yaml_tree import tree_of_file
from grader.texts.safe_text import one_line

MAX_TOLD_CHARACTERS = 200  # of what a test says when it fails
OUR_PACKAGES = ("grader", "reference")  # which no student code may import
ALWAYS_ALLOWED = ("numpy", "pandas")  # what an assignment allows that says nothing


def own_test_faults(file: Path) -> tuple[Fault, ...]:
    """The faults of an exercise's own tests, run in the sandbox; none for a file of another kind."""
    written = tree_of_file(file).value
    if not isinstance(written, dict) or written.get("kind") != "tests":
        return ()
    try:
        loaded: Loaded[Any] = load_exercise(file)
        exercise = build_exercise(loaded, assignment_id=LINT_ASSIGNMENT_ID, secret=PUBLIC_SECRET)
    except SpecFaults as error:
        return error.faults
    with sandbox_for(loaded) as sandbox:
        solved = result_of_code(exercise, solution_of(loaded), sandbox)
        begun = result_of_code(exercise, exercise.signature, sandbox)
    faults = []
    for place, (right, blank) in enumerate(zip(solved.cases, begun.cases, strict=True)):
        if not right.passed:
            said = one_line(right.message, MAX_TOLD_CHARACTERS)
            problem = f"does not pass with `{loaded.spec.solution}`: {said}"
            faults.append(loaded.fault(("cases", place, "test"), problem, "Correct the test, or the solution."))
        elif blank.passed:
            problem = "passes with the starter, before anything is written"
            faults.append(
                loaded.fault(("cases", place, "test"), problem, "Ask for something that is still to be done.")
            )
    return tuple(faults)


def solution_of(loaded: Loaded[Any]) -> str:
    """The text of an exercise's solution."""
    return solution_text(loaded.file.parent / loaded.spec.solution)


def sandbox_for(loaded: Loaded[TestsExercise]) -> Sandbox:
    """A sandbox with the packages that an exercise's own code imports; one that is not installed cannot be imported."""
    spec = loaded.spec
    provided = {loaded.file.parent / code.file for code in spec.provided}
    texts = [solution_of(loaded), *(case.test for case in spec.cases), *map(solution_text, sorted(provided))]
    named = sorted({name for text in texts for name in packages_imported(text)})
    return Sandbox(packages=tuple(dict.fromkeys([*ALWAYS_ALLOWED, *named])))


def packages_imported(text: str) -> set[str]:
    """The packages that code imports beside the standard library, found without running it.

    >>> sorted(packages_imported("import math, numpy.linalg as la\\nfrom pandas import DataFrame"))
    ['numpy', 'pandas']
    """
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found - sys.stdlib_module_names - {*OUR_PACKAGES}
