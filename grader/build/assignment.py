"""An assignment, built: every exercise drawn under the course secret, with the digests of the code that judges it."""

import base64
import hashlib
import json
from collections.abc import Iterable, Iterator

from grader.build.document import BuiltAssignment, BuiltExercise
from grader.build.exercise import build_exercise
from grader.build.freeze import code_digest
from grader.spec.assignment import Assignment
from grader.spec.faults import Fault, SpecFaults
from grader.spec.load import Loaded
from grader.spec.uses import exercises_of


def build(assignment: Loaded[Assignment], secret: bytes, *, student: str | None = None) -> BuiltAssignment:
    """The assignment as it is handed out; raises `SpecFaults` with the faults of all its exercises."""
    spec = assignment.spec
    exercises: list[BuiltExercise] = []
    faults: list[Fault] = []
    for use, loaded in exercises_of(assignment):
        try:
            exercises.append(
                build_exercise(
                    loaded,
                    assignment_id=spec.id,
                    secret=secret,
                    points=use.points,
                    optional=use.optional,
                    student=student,
                )
            )
        except SpecFaults as found:
            faults += found.faults
    if faults:
        raise SpecFaults(faults)
    return BuiltAssignment(
        id=spec.id,
        title=spec.title,
        variant=fingerprint(exercises),
        policy={
            **spec.policy.model_dump(mode="json", by_alias=True),
            "due": spec.due.isoformat() if spec.due else None,
            "contact": spec.contact,
        },
        code={name: code_digest(name) for name in sorted(set(judging_calls(exercises)))},
        exercises=tuple(exercises),
    )


def fingerprint(exercises: Iterable[BuiltExercise]) -> str:
    """Eight letters and digits that tell this variant from others, made from what its students may see.

    Not from the secret: a fingerprint of that could be tried out.
    """
    seen = [
        [
            exercise.id,
            exercise.prompt,
            exercise.conventions,
            exercise.given,
            [[case.name, [instance.args for instance in case.instances]] for case in exercise.cases if case.public],
        ]
        for exercise in exercises
    ]
    hashed = hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).digest()
    return base64.b32encode(hashed).decode().lower()[:8]


def judging_calls(exercises: Iterable[BuiltExercise]) -> Iterator[str]:
    """The references that judging calls: those of traces and parts, and their mistakes. A function's are all frozen."""
    for exercise in exercises:
        if exercise.kind in ("trace", "values"):
            yield from (mistake.reference for mistake in exercise.mistakes)
        if exercise.kind == "trace":
            yield exercise.reference
        yield from (part.reference for part in exercise.parts)
