"""Assignments, built: every exercise drawn under the course secret, with digests of the code that judges it."""

import base64
import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from grader.build.fair import fair_use
from grader.build.further_inputs import with_further
from grader.build.smaller_inputs import with_smaller_cases
from grader.build.wide_cases import wide_questions
from grader.built.code_digests import code_digests
from grader.built.document import BuiltAssignment, BuiltExercise
from grader.built.formula_names import code_behind
from grader.built.named_checks import checks_elsewhere
from grader.built.oracle import ASKING_AT_JUDGING, asked_reference
from grader.checks.extensions import extension_key
from grader.spec.assignment import Assignment
from grader.spec.exercise import ChoiceExercise, Exercise, ValuesExercise
from grader.spec.faults import Fault, SpecFaults
from grader.spec.load import Loaded
from grader.spec.uses import Used, exercises_of

ExerciseOrFaults = BuiltExercise | SpecFaults
BuildPlace = Callable[[int], ExerciseOrFaults]  # builds the exercise at a place of an assignment
MappedPlaces = Callable[[BuildPlace, Sequence[int]], Iterable[ExerciseOrFaults]]  # as the builtin `map`


def built_for_class(assignment: Loaded[Assignment], secret: bytes, mapped: MappedPlaces = map) -> BuiltAssignment:
    """The assignment as a cohort of students gets it: with further inputs of three kinds that are no cases.

    `mapped` may share the exercises out over processes.
    """
    uses = exercises_of(assignment)
    made = mapped(lambda place: exercise_for_class(assignment.spec, uses[place], secret), range(len(uses)))
    return assembled(assignment, uses, made)


def exercise_for_class(spec: Assignment, used: Used, secret: bytes) -> ExerciseOrFaults:
    """One exercise as a cohort of students gets it, or its faults."""
    built = fair_or_faults(used, spec.id, secret)
    if isinstance(built, SpecFaults):
        return built
    built = with_smaller_cases(built)
    if spec.policy.other_inputs:
        built = replace(built, wide=wide_questions(built, used[1], secret))
    return with_further(built, used[1], secret, spec.id) if spec.policy.repair.search else built


def build(assignment: Loaded[Assignment], secret: bytes) -> BuiltAssignment:
    """The assignment that students without a variant of their own have; raises `SpecFaults` for all its exercises."""
    uses = exercises_of(assignment)
    return assembled(assignment, uses, (fair_or_faults(used, assignment.spec.id, secret) for used in uses))


def fair_or_faults(used: Used, assignment_id: str, secret: bytes) -> ExerciseOrFaults:
    """The exercise as an assignment uses it, or its faults."""
    try:
        return fair_use(used, assignment_id, secret)
    except SpecFaults as found:
        return found


def assembled(
    assignment: Loaded[Assignment], uses: Sequence[Used], made: Iterable[ExerciseOrFaults]
) -> BuiltAssignment:
    """The assignment of built exercises, in the order of their uses; raises `SpecFaults` with the faults of all."""
    spec = assignment.spec
    exercises: list[BuiltExercise] = []
    faults: list[Fault] = []
    # All faults of all exercises at once: an author corrects them in one go.
    for place, built in enumerate(made):
        if isinstance(built, SpecFaults):
            faults += built.faults
        else:
            faults += provided_twice(assignment, place, built, exercises)
            exercises.append(built)
    if faults:
        raise SpecFaults(faults)
    return BuiltAssignment(
        id=spec.id,
        title=spec.title,
        variant=assignment_fingerprint(exercises),
        policy={
            **spec.policy.model_dump(mode="json", by_alias=True),  # plain JSON: equal specs give equal bytes
            "due": spec.due.isoformat() if spec.due else None,
            "contact": spec.contact,
        },
        code=code_digests(judging_calls(exercises)),  # `grade` refuses the document once that code differs
        exercises=tuple(exercises),
        personal=tuple(use.id for use, loaded in uses if is_personal(spec, loaded.spec)),
    )


def provided_twice(
    assignment: Loaded[Assignment], place: int, built: BuiltExercise, before: Iterable[BuiltExercise]
) -> Iterator[Fault]:
    """A fault for every name that an earlier exercise provides with another text."""
    # A submission is run once for all exercises, so that one name can have one meaning only.
    for name, text in built.provided.items():
        other = next((each for each in before if each.provided.get(name, text) != text), None)
        if other is not None:
            problem = f"`{built.id}` and `{other.id}` provide `{name}` differently"
            yield assignment.fault(("exercises", place, "id"), problem, "Rename one of them, or use one file for both.")


def is_personal(assignment: Assignment, exercise: Exercise) -> bool:
    """Whether students get numbers of their own in an exercise: hand work does by default."""
    asked = getattr(exercise, "personalise", None)
    # The order of the options of a choice is drawn even where nothing else is.
    by_hand = isinstance(exercise, ChoiceExercise) or (isinstance(exercise, ValuesExercise) and bool(exercise.given))
    return assignment.personalise != "none" and (by_hand if asked is None else bool(asked))


def assignment_fingerprint(exercises: Iterable[BuiltExercise]) -> str:
    """Eight letters and digits that tell this variant from others, computed from its visible parts.

    Not from the secret: a fingerprint of that could be tried out.
    """
    return fingerprint_of([visible_parts(exercise) for exercise in exercises])


def visible_parts(exercise: BuiltExercise) -> list[Any]:
    """The parts of an exercise that students may see and that may differ between variants."""
    return [
        exercise.id,
        exercise.prompt,
        exercise.conventions,
        exercise.given,
        [[case.name, [instance.args for instance in case.instances]] for case in exercise.cases if case.public],
        *([exercise.choice.options] if exercise.choice else []),
    ]


def fingerprint_of(seen: list[list[Any]]) -> str:
    """The fingerprint of the visible parts of all exercises."""
    # Keys in one order, so that equal exercises have equal fingerprints.
    hashed = hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).digest()
    return base64.b32encode(hashed).decode().lower()[:8]  # 40 bits: enough to tell a cohort's variants apart


def judging_calls(exercises: Iterable[BuiltExercise]) -> Iterator[str]:
    """The names of code that judging calls: references of traces and parts, mistakes, verifiers, checks of others.

    All that a function is judged by is frozen.
    """
    for exercise in exercises:
        # Their answers are computed again from a student's own step or part; those to a function are frozen.
        if exercise.kind in ("trace", "values"):
            made = (mistake.reference for mistake in exercise.mistakes if mistake.reference)
            yield from (name for reference in made for name in code_behind(reference))
        if exercise.kind == "trace":
            yield exercise.reference
        yield from (part.reference for part in exercise.parts)
        if verifier := asked_reference(exercise, ASKING_AT_JUDGING):
            yield verifier
        yield from map(extension_key, checks_elsewhere(exercise.check))
