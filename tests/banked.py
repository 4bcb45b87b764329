"""Every exercise of the bank as built, and the result of work on one of them."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from grader.build.built_exercise import build_exercise
from grader.built.document import BuiltAssignment, BuiltExercise
from grader.engine.grade_submission import grade_one
from grader.intake.submission import Cell, Source, Submission
from grader.paths import bank_dir, bank_files
from grader.sandbox.run import Sandbox
from grader.score.result import ExerciseResult
from grader.spec.load import Loaded, load_exercise

HEAD = {field: re.compile(rf"(?m)^{field}: (\S+)") for field in ("id", "kind")}
SECRETS = (b"fairness", b"another course")


@cache
def specs() -> Mapping[str, Loaded[Any]]:
    return {loaded.spec.id: loaded for loaded in map(load_exercise, bank_files())}


def ids(*kinds: str) -> list[str]:
    """The exercises of some kinds, read off two lines of their files, so that collecting tests loads nothing."""
    return sorted(id_ for id_, kind in kinds_of_files() if kind in kinds)


@cache
def kinds_of_files() -> tuple[tuple[str, str], ...]:
    texts = [file.read_text("utf-8") for file in bank_files()]
    return tuple((HEAD["id"].findall(text)[0], HEAD["kind"].findall(text)[0]) for text in texts)


@cache
def built(id_: str, secret: bytes = SECRETS[0]) -> BuiltExercise:
    return build_exercise(specs()[id_], assignment_id="fairness", secret=secret)


def result_on(
    sandbox: Sandbox,
    exercise: BuiltExercise,
    code: str = "",
    answers: Mapping[str, str] | None = None,
) -> ExerciseResult:
    """What a submission with this code, or these written answers, gets for the exercise."""
    sources = (Source("work", "work.py", (Cell(code, ""),)),) if code else ()
    written = {exercise.id: answers} if answers else {}
    work = Submission("s1", sources, written, (), "sha256:0", "BCD-FGH")
    assignment = BuiltAssignment(id="fairness", title="", variant="", policy={}, code={}, exercises=(exercise,))
    done = grade_one(assignment, "sha256:0", work, sandbox)
    assert done.failures == ()
    return done.result.exercises[0]


__all__ = ["SECRETS", "bank_dir", "built", "ids", "result_on", "specs"]
