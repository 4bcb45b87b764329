"""`grader check`: the public cases on a student's own work."""

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console

from grader.build.assignment import build
from grader.build.document import BuiltAssignment, BuiltExercise
from grader.build.secret import PUBLIC_SECRET
from grader.cli.bank import nearest_id
from grader.cli.errors import CannotRun
from grader.engine.one import grade_one
from grader.engine.public import hidden_labels, public_exercise
from grader.intake.read import read_submission
from grader.report import terminal
from grader.report.rules import Rules
from grader.report.view import student_view
from grader.sandbox.run import Sandbox
from grader.score.result import Result
from grader.spec.load import load_assignment


def run_check(path: Path, only: Sequence[str], assignment: Path | None) -> int:
    """Prints what the public cases say of the work; 0 at or above the pass mark, 1 below."""
    if not path.exists():
        raise CannotRun(f"{path}: there is no such file or folder.")
    if assignment is None:
        raise CannotRun("No assignment found: name its file, as in `grader check hw2.py --assignment hw2.yaml`.")
    loaded = load_assignment(assignment)
    whole = chosen(build(loaded, PUBLIC_SECRET), only)
    public = whole.model_copy(
        update={"exercises": tuple(public_exercise(one) for one in whole.exercises if has_public(one))}
    )
    passed = True
    if public.exercises:
        result = checked(public, path, tuple(loaded.spec.policy.packages))
        terminal.show(student_view(result, Rules(while_open="all"), datetime.now(UTC)), Console())
        passed = result.score >= loaded.spec.policy.pass_ * result.points
    for exercise in whole.exercises:
        sys.stdout.write(still_to_come(exercise))
    return 0 if passed else 1


def chosen(built: BuiltAssignment, only: Sequence[str]) -> BuiltAssignment:
    """The assignment with the exercises asked for; all where none is named."""
    ids = [exercise.id for exercise in built.exercises]
    for name in only:
        if name not in ids:
            raise CannotRun(f"{built.id} has no exercise {name}. {nearest_id(name, ids)}")
    kept = tuple(exercise for exercise in built.exercises if not only or exercise.id in only)
    return built.model_copy(update={"exercises": kept})


def has_public(exercise: BuiltExercise) -> bool:
    """Whether a student can check anything of the exercise before it is graded."""
    return any(case.public for case in exercise.cases)


def checked(public: BuiltAssignment, path: Path, packages: tuple[str, ...]) -> Result:
    """The result of the public cases on the work."""
    # One public input may speak for a known mistake, if no other mistake gives the same.
    with Sandbox(isolation="process", packages=packages) as sandbox:
        return grade_one(public, "public", read_submission(path), sandbox, enough=1).result


def still_to_come(exercise: BuiltExercise) -> str:
    """What also counts when the work is graded."""
    if exercise.kind == "values":
        return f"{exercise.id}: {len(exercise.parts)} parts are marked when the work is graded.\n"
    labels = hidden_labels(exercise)
    if not labels:
        return ""
    count = (
        f"{len(labels)} hidden cases also count and cover"
        if len(labels) > 1
        else "1 hidden case also counts and covers"
    )
    return f"{exercise.id}: {count} {'; '.join(labels)}.\n"
