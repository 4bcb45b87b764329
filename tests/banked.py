"""Every exercise of the bank as built, and the result of work on one of them."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from grader.build.built_exercise import build_exercise
from grader.build.hand_calculation import chained_parts
from grader.build.worked_examples import is_drawn
from grader.built.document import BuiltAssignment, BuiltExercise
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.engine.grade_submission import grade_one
from grader.intake.submission import CodeCell, Source, Submission
from grader.paths import bank_dir, bank_files
from grader.sandbox.run import Sandbox
from grader.score.result import ExerciseResult
from grader.spec.load import Loaded, load_exercise

HEAD = {field: re.compile(rf"(?m)^{field}: (\S+)") for field in ("id", "kind")}
SECRETS = (b"fairness", b"another course")


class Specs(Mapping[str, Loaded[Any]]):
    """Every exercise of the bank by its id; a file is read when it is asked for, as most tests ask for a few."""

    def __init__(self) -> None:
        self.files = {f"{file.parent.name}.{file.stem}": file for file in bank_files()}
        self.read = cache(load_exercise)

    def __getitem__(self, id_: str) -> Loaded[Any]:
        return self.read(self.files[id_])

    def __iter__(self) -> Iterator[str]:
        return iter(self.files)

    def __len__(self) -> int:
        return len(self.files)


specs = cache(Specs)


def ids(*kinds: str) -> list[str]:
    """The exercises of some kinds, read off two lines of their files, so that collecting tests loads nothing."""
    return sorted(id_ for id_, kind in kinds_of_files() if kind in kinds)


@cache
def kinds_of_files() -> tuple[tuple[str, str], ...]:
    texts = [file.read_text("utf-8") for file in bank_files()]
    return tuple((HEAD["id"].findall(text)[0], HEAD["kind"].findall(text)[0]) for text in texts)


def kind_of(exercise: str | Path) -> str:
    """The kind of an exercise, which is named by its id or its file."""
    return dict(kinds_of_files())[exercise if isinstance(exercise, str) else f"{exercise.parent.name}.{exercise.stem}"]


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
    sources = (Source("work", "work.py", (CodeCell(code, ""),)),) if code else ()
    written = {exercise.id: answers} if answers else {}
    work = Submission("s1", sources, written, (), "sha256:0", "BCD-FGH")
    assignment = BuiltAssignment(id="fairness", title="", variant="", policy={}, code={}, exercises=(exercise,))
    done = grade_one(assignment, "sha256:0", work, sandbox)
    assert done.failures == ()
    return done.result.exercises[0]


__all__ = ["SECRETS", "bank_dir", "built", "ids", "kind_of", "result_on", "specs"]


def worked_out(id_: str, **given: Any) -> dict[str, Any]:
    """The parts of a hand calculation of the bank by name, from other values than it draws."""
    loaded = specs()[id_]
    plain = {name: node for name, node in loaded.spec.given.items() if not is_drawn(node)}
    parts = chained_parts(loaded, {name: encode(value) for name, value in (plain | given).items()})
    return {part.name: decode(part.expected) for part in parts}
