"""`grader try`: what the reference, each known mistake, a blank stub and a hostile answer would get."""

import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from rich.console import Console
from rich.table import Table

from grader.build.built_exercise import build_exercise
from grader.build.lint_apart import faults_apart
from grader.build.secret import PUBLIC_SECRET
from grader.built.document import BuiltExercise
from grader.cli.bank import bank_exercise, exercise_place
from grader.engine.exercise_trial import chosen_text, result_of_answer, result_of_code, result_of_reference
from grader.engine.tests_trial import sandbox_for, solution_of
from grader.paths import templates_dir
from grader.report import html
from grader.report.rules import DisclosureRules
from grader.report.view import student_view
from grader.sandbox.run import Sandbox
from grader.score.result import ExerciseResult, Result
from grader.spec.faults import SpecFaults
from grader.spec.load import Loaded
from grader.texts.whole_files import write_whole

BLANK_STUB = "def {target}(*args):\n    ...\n"
# Equal to everything, ends the process when it is read as a number; markup, a terminal code and a template to print.
HOSTILE_STUB = """
import os
class Equal:
    def __eq__(self, other): return True
    def __float__(self): os._exit(0)
    def __repr__(self): return "<script>alert(1)</script>"
def {target}(*args):
    print("\\x1b[31m{{{{ 7 * 7 }}}}")
    return Equal()
"""


def run_try(name: str, out: Path) -> None:
    """Prints what each attempt gets, and writes the page that shows the feedback to each."""
    # Own code is proved first: it would be asked for its answers here, and might never give one.
    if faults := faults_apart(exercise_place(name)):
        raise SpecFaults(faults)
    exercise = build_exercise(bank_exercise(name), assignment_id="try", secret=PUBLIC_SECRET)
    results = dict(attempt_results(exercise))
    print_attempts(results)
    # A drawn choice may have no option that shows a mistake.
    if unseen := [mistake.name for mistake in exercise.mistakes if mistake.name not in results]:
        sys.stdout.write(f"\nNo option of this draw shows: {', '.join(unseen)}.\n")
    file = out / f"{exercise.id}.html"
    write_whole(file, attempts_page(exercise, results))
    sys.stdout.write(f"\nThe feedback each would see: {file}\n")


def attempt_results(exercise: BuiltExercise) -> Iterator[tuple[str, ExerciseResult]]:
    """The attempts by name, each with its result."""
    if exercise.choice is not None or exercise.kind == "text":
        for name, text in written_attempts(exercise):
            yield name, result_of_answer(exercise, text)
        return
    if exercise.kind == "tests":
        yield from tests_attempts(exercise)
        return
    yield "the reference", result_of_reference(exercise)
    for mistake in exercise.mistakes:
        yield mistake.name, result_of_reference(exercise, mistake.name)
    if exercise.target:
        # Only these two run as code; the reference and the mistakes answer as they were built.
        with Sandbox() as sandbox:
            yield "a blank stub", result_of_code(exercise, BLANK_STUB.format(target=exercise.target), sandbox)
            yield "a hostile answer", result_of_code(exercise, HOSTILE_STUB.format(target=exercise.target), sandbox)


def tests_attempts(exercise: BuiltExercise) -> Iterator[tuple[str, ExerciseResult]]:
    """The attempts at an exercise that is judged by tests of its author's; all of them run in the sandbox."""
    loaded: Loaded[Any] = bank_exercise(exercise.id)
    with sandbox_for(loaded) as sandbox:
        yield "the solution", result_of_code(exercise, solution_of(loaded), sandbox)
        yield "the starter", result_of_code(exercise, exercise.signature, sandbox)
        yield "a hostile answer", result_of_code(exercise, HOSTILE_STUB.format(target=exercise.target), sandbox)


def written_attempts(exercise: BuiltExercise) -> Iterator[tuple[str, str]]:
    """Answers to try, with their names: for a choice, or for a text, which has no reference and waits for a person."""
    if choice := exercise.choice:
        chosen = {"the reference": choice.right, **choice.variants, "every option": range(len(choice.options))}
        yield from ((name, chosen_text(exercise, places)) for name, places in chosen.items())
    else:
        yield "an answer", "Some words, for a person to mark."
    yield "a blank", ""
    yield "a hostile answer", "<script>alert(1)</script> {{ 7 * 7 }} \x1b[31m"


def print_attempts(results: dict[str, ExerciseResult]) -> None:
    """Prints a table with a row for each attempt: its score, and what is found."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    for heading in ("attempt", "score", "status", "found"):
        table.add_column(heading, overflow="fold")
    for name, result in results.items():
        found = ", ".join(finding.name for finding in result.findings)
        table.add_row(name, f"{result.score:g}/{result.points:g}", result.status, found)
    Console(highlight=False).print(table)


def attempts_page(exercise: BuiltExercise, results: dict[str, ExerciseResult]) -> str:
    """One page with a tab for each attempt's feedback, hidden cases open to the instructor who looks at it."""
    pages = {
        name: html.feedback_html(
            student_view(one_exercise_result(result, name), DisclosureRules(while_open="all"), TRIAL_MOMENT)
        )
        for name, result in results.items()
    }
    loader = FileSystemLoader(templates_dir() / "author")
    # Escaped, as a hostile answer has markup in it.
    environment = Environment(loader=loader, undefined=StrictUndefined, autoescape=True)
    return environment.get_template("attempts.html.j2").render(title=exercise.title, pages=pages)


TRIAL_MOMENT = datetime(2000, 1, 1, tzinfo=UTC)  # nothing here depends on the time


def one_exercise_result(result: ExerciseResult, name: str) -> Result:
    """A result document with this exercise only."""
    return Result(
        assignment="try",
        title=result.title,
        student=name,
        score=result.score,
        points=result.points,
        variant="",
        built="",
        submission="",
        receipt="",
        exercises=(result,),
    )
