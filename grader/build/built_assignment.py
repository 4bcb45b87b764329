"""An assignment, built: every exercise drawn under the course secret, with the digests of the code that judges it."""

import base64
import hashlib
import json
from collections.abc import Iterable, Iterator
from typing import Any

from grader.build.fair import fair_use
from grader.build.smaller_inputs import with_smaller_inputs
from grader.built.code_digests import code_digests
from grader.built.document import BuiltAssignment, BuiltExercise
from grader.built.formula_names import code_behind
from grader.built.named_checks import checks_elsewhere
from grader.built.oracle import AT_JUDGING, asked_of
from grader.checks.extensions import key_of
from grader.spec.assignment import Assignment
from grader.spec.exercise import ChoiceExercise, Exercise, ValuesExercise
from grader.spec.faults import Fault, SpecFaults
from grader.spec.load import Loaded
from grader.spec.uses import exercises_of


def built_for_class(assignment: Loaded[Assignment], secret: bytes) -> BuiltAssignment:
    """The assignment as a class gets it: built, with the smaller inputs among which counterexamples are sought."""
    return with_smaller_inputs(build(assignment, secret))


def build(assignment: Loaded[Assignment], secret: bytes) -> BuiltAssignment:
    """The assignment as everybody has it who has no variant of their own; raises `SpecFaults` for all its exercises."""
    spec = assignment.spec
    exercises: list[BuiltExercise] = []
    personal: list[str] = []
    faults: list[Fault] = []
    for place, used in enumerate(exercises_of(assignment)):
        own = is_personal(spec, used[1].spec)
        personal += [used[0].id] * own
        try:
            built = fair_use(used, spec.id, secret)
            faults += provided_twice(assignment, place, built, exercises)
            exercises.append(built)
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
        code=code_digests(judging_calls(exercises)),
        exercises=tuple(exercises),
        personal=tuple(personal),
    )


def provided_twice(
    assignment: Loaded[Assignment], place: int, built: BuiltExercise, before: Iterable[BuiltExercise]
) -> Iterator[Fault]:
    """A fault for every name that an earlier exercise provides with another text: a submission is run once for all."""
    for name, text in built.provided.items():
        other = next((each for each in before if each.provided.get(name, text) != text), None)
        if other is not None:
            problem = f"`{built.id}` and `{other.id}` provide `{name}` differently"
            yield assignment.fault(("exercises", place, "id"), problem, "Rename one of them, or use one file for both.")


def is_personal(assignment: Assignment, exercise: Exercise) -> bool:
    """Whether students get numbers of their own: in hand work that has any, unless the exercise says otherwise."""
    asked = getattr(exercise, "personalise", None)
    # The order of the options of a choice is drawn even where nothing else is.
    by_hand = isinstance(exercise, ChoiceExercise) or (isinstance(exercise, ValuesExercise) and bool(exercise.given))
    return assignment.personalise != "none" and (by_hand if asked is None else bool(asked))


def fingerprint(exercises: Iterable[BuiltExercise]) -> str:
    """Eight letters and digits that tell this variant from others, made from what its students may see.

    Not from the secret: a fingerprint of that could be tried out.
    """
    return fingerprint_of([seen_of(exercise) for exercise in exercises])


def seen_of(exercise: BuiltExercise) -> list[Any]:
    """What students may see of an exercise that could differ from one variant to the next."""
    return [
        exercise.id,
        exercise.prompt,
        exercise.conventions,
        exercise.given,
        [[case.name, [instance.args for instance in case.instances]] for case in exercise.cases if case.public],
        *([exercise.choice.options] if exercise.choice else []),
    ]


def fingerprint_of(seen: list[list[Any]]) -> str:
    """The fingerprint of what is seen of each exercise."""
    hashed = hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).digest()
    return base64.b32encode(hashed).decode().lower()[:8]


def judging_calls(exercises: Iterable[BuiltExercise]) -> Iterator[str]:
    """What judging calls: the references of traces and parts, their mistakes, verifiers, checks from elsewhere.

    All that a function is judged by is frozen.
    """
    for exercise in exercises:
        if exercise.kind in ("trace", "values"):
            yield from (name for mistake in exercise.mistakes for name in code_behind(mistake.reference))
        if exercise.kind == "trace":
            yield exercise.reference
        yield from (part.reference for part in exercise.parts)
        if verifier := asked_of(exercise, AT_JUDGING):
            yield verifier
        yield from map(key_of, checks_elsewhere(exercise.check))
