"""Numbers of one's own: a variant for each student, or some to be shared out, beside what everybody has."""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from grader.build.built_assignment import fingerprint_of, seen_of
from grader.build.fair import fair_use
from grader.built.document import BuiltAssignment, BuiltExercise, BuiltVariant
from grader.spec.assignment import Assignment, Variants
from grader.spec.load import Loaded
from grader.spec.uses import exercises_of

Draw = Callable[[str], BuiltVariant]
Mapped = Callable[[Draw, Sequence[str]], Iterable[BuiltVariant]]  # as the builtin `map`


def personalised(
    built: BuiltAssignment,
    assignment: Loaded[Assignment],
    secret: bytes,
    students: Iterable[str],
    mapped: Mapped = map,
) -> BuiltAssignment:
    """The assignment with a variant for each of the students; raises `SpecFaults` where none can be fair.

    Variants that it has already are kept as they are. `mapped` may share the drawing out over processes.
    """
    if not built.personal:
        return built
    draw = drawing(built, assignment, secret)
    if isinstance(assignment.spec.personalise, Variants):
        names = [] if built.variants else variant_names(assignment.spec.personalise)
        return built.model_copy(update={"variants": (*built.variants, *mapped(draw, names))})
    new = sorted(set(students) - set(built.students))
    drawn = dict(zip(new, mapped(draw, new), strict=True))
    # In the order of the ids, so that the bytes do not depend on who came first.
    return built.model_copy(update={"students": dict(sorted({**built.students, **drawn}.items()))})


def variant_names(asked: Variants) -> list[str]:
    """What variants are drawn for that belong to nobody yet."""
    return [f"variant {number}" for number in range(asked.variants)]


def drawing(built: BuiltAssignment, assignment: Loaded[Assignment], secret: bytes) -> Draw:
    """What gives the variant of a student: what differs from the common exercises, and its fingerprint."""
    uses = [used for used in exercises_of(assignment) if used[0].id in built.personal]
    common = {exercise.id: written(exercise) for exercise in built.exercises if exercise.id in built.personal}

    def draw(name: str) -> BuiltVariant:
        own = {used[0].id: fair_use(used, built.id, secret, name) for used in uses}
        seen = [seen_of(own.get(exercise.id, exercise)) for exercise in built.exercises]
        differing = {
            id_: {field: value for field, value in written(exercise).items() if value != common[id_][field]}
            for id_, exercise in own.items()
        }
        return BuiltVariant(variant=fingerprint_of(seen), exercises=differing)

    return draw


def written(exercise: BuiltExercise) -> dict[str, Any]:
    """The exercise as the document has it."""
    return exercise.model_dump(mode="json", by_alias=True)


def for_student(built: BuiltAssignment, student: str) -> BuiltAssignment:
    """The assignment as this student has it: with the exercises of their variant, or else the specimen."""
    return with_numbers(built, variant_of(built, student))


def with_numbers(built: BuiltAssignment, own: BuiltVariant | None) -> BuiltAssignment:
    """The assignment with the exercises of one variant; the specimen for none."""
    specimen = common_part(built)
    if own is None:
        return specimen
    exercises = tuple(
        with_own(exercise, own.exercises[exercise.id]) if own.exercises.get(exercise.id) else exercise
        for exercise in built.exercises
    )
    return specimen.model_copy(update={"variant": own.variant, "exercises": exercises})


def common_part(built: BuiltAssignment) -> BuiltAssignment:
    """The assignment without anybody's own numbers."""
    return built.model_copy(update={"students": {}, "variants": (), "inherited": {}})


def variant_of(built: BuiltAssignment, student: str) -> BuiltVariant | None:
    """The student's variant; None for one who has none. An id in other capitals is the same id."""
    if built.variants:
        return built.variants[shared_place(built.id, student, len(built.variants))]
    if student in built.students:
        return built.students[student]
    alike = [id_ for id_ in built.students if id_.casefold() == student.casefold()]
    return built.students[alike[0]] if len(alike) == 1 else None


def shared_place(assignment: str, student: str, count: int) -> int:
    """Which of so many variants that are shared out a student has, from 0."""
    hashed = hashlib.sha256(f"{assignment}|{student.casefold()}".encode()).digest()
    return int.from_bytes(hashed[:8]) % count


def variant_marked(built: BuiltAssignment, fingerprint: str) -> BuiltVariant | None:
    """The variant of this fingerprint, whoever has it; None where nobody has."""
    left = (variant for variants in built.inherited.values() for variant in variants)
    return next(
        (each for each in (*built.students.values(), *built.variants, *left) if each.variant == fingerprint), None
    )


def with_own(exercise: BuiltExercise, differing: Mapping[str, Any]) -> BuiltExercise:
    """The common exercise with a variant's own fields put in."""
    return BuiltExercise.model_validate({**written(exercise), **differing}, context={"written": True})
