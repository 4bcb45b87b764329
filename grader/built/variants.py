"""The variants of an assignment: a student's own numbers, or those that everybody has."""

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from grader.built.document import BuiltAssignment, BuiltExercise, BuiltVariant
from grader.codec.read_records import read_record
from grader.codec.write_records import record_json


def exercise_json(exercise: BuiltExercise) -> dict[str, Any]:
    """The exercise as JSON, as the document has it."""
    return record_json(exercise)


def for_student(built: BuiltAssignment, student: str) -> BuiltAssignment:
    """The assignment of this student: with the exercises of their variant, or else the specimen."""
    return with_variant(built, student_variant(built, student))


def with_variant(built: BuiltAssignment, own: BuiltVariant | None) -> BuiltAssignment:
    """The assignment with the exercises of one variant; the specimen if it is None."""
    specimen = common_part(built)
    if own is None:
        return specimen
    exercises = tuple(
        with_own(exercise, own.exercises[exercise.id]) if own.exercises.get(exercise.id) else exercise
        for exercise in built.exercises
    )
    return replace(specimen, variant=own.variant, exercises=exercises)


def common_part(built: BuiltAssignment) -> BuiltAssignment:
    """The assignment without any student's own numbers."""
    return replace(built, students={}, variants=(), inherited={})


def student_variant(built: BuiltAssignment, student: str) -> BuiltVariant | None:
    """The student's variant; None if they have none. Ids are compared without regard to capitals."""
    if built.variants:
        return built.variants[shared_place(built.id, student, len(built.variants))]
    if student in built.students:
        return built.students[student]
    # Two students whose ids differ in capitals only are two: then neither is guessed.
    alike = [id_ for id_ in built.students if id_.casefold() == student.casefold()]
    return built.students[alike[0]] if len(alike) == 1 else None


def shared_place(assignment: str, student: str, count: int) -> int:
    """The place of the shared variant that a student has, from 0."""
    # By a hash of the id: no list of students is needed, and the variant stays the same when others join.
    hashed = hashlib.sha256(f"{assignment}|{student.casefold()}".encode()).digest()
    return int.from_bytes(hashed[:8]) % count


def variant_marked(built: BuiltAssignment, fingerprint: str) -> BuiltVariant | None:
    """The variant of this fingerprint; None if no student has it."""
    left = (variant for variants in built.inherited.values() for variant in variants)
    return next(
        (each for each in (*built.students.values(), *built.variants, *left) if each.variant == fingerprint), None
    )


def with_own(exercise: BuiltExercise, differing: Mapping[str, Any]) -> BuiltExercise:
    """The common exercise with a variant's own fields put in."""
    return read_record(BuiltExercise, {**exercise_json(exercise), **differing})
