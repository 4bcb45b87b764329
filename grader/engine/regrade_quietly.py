"""Grading submissions without writing a page or a file: for a regrade, and for a student's earlier attempts."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from grader.built.document import BuiltAssignment, BuiltExercise, BuiltVariant
from grader.built.freeze import digest, loads
from grader.built.variants import for_student
from grader.engine.foreign_numbers import KINDS_BY_HAND
from grader.engine.grade_submission import GradedSubmission, grade_one
from grader.engine.group_numbers import assignment_as_answered
from grader.engine.workers import outcomes_in_order
from grader.intake.read_submission import read_submission
from grader.run_cache import RunCache
from grader.sandbox.run import Sandbox
from grader.sandbox.selftest import Isolation
from grader.score.results import result_of, ungraded_result


@dataclass(frozen=True, slots=True)
class RegradeTask:
    """One attempt to be graded again: the student, the path, and the others who handed it in together."""

    student: str
    path: Path
    group: tuple[str, ...] = ()


def regraded_submissions(
    built: bytes, tasks: Sequence[RegradeTask], workers: int, isolation: str
) -> Iterator[GradedSubmission]:
    """The result of each task, in order; nothing is written."""
    return outcomes_in_order(partial(regrade_worker, built, isolation), tasks, workers, partial(lost_regrade, built))


@contextmanager
def regrade_worker(built: bytes, isolation: str) -> Iterator[Callable[[RegradeTask], GradedSubmission]]:
    """The function by which a worker grades one task, while its sandbox is open."""
    assignment, built_digest, cache = loads(built), digest(built), RunCache()
    packages = tuple(assignment.policy.get("packages", ()))
    with Sandbox(Isolation(isolation), packages, cache) as sandbox:

        def graded(task: RegradeTask) -> GradedSubmission:
            submission = read_submission(task.path, student=task.student)
            return grade_one(assignment, built_digest, submission, sandbox, cache=cache, group=task.group)

        yield graded


def lost_regrade(built: bytes, task: RegradeTask) -> GradedSubmission:
    """The result of a task whose process died: every exercise ungraded, with the reason."""
    # Read in this process, as the one that had it is gone.
    submission = read_submission(task.path, student=task.student)
    own = assignment_as_answered(loads(built), submission, task.group)
    exercises = [ungraded_result(exercise) for exercise in own.exercises]
    result = result_of(own, digest(built), submission, exercises)
    return GradedSubmission(result, ("the process that graded it died",))


def with_same_variants(new: BuiltAssignment, old: BuiltAssignment) -> BuiltAssignment:
    """The new document with the old fingerprints wherever the numbers are the same.

    A fingerprint is made of all that students read. To mend a sentence would otherwise turn everybody's answers into
    answers of another variant.
    """
    students = {
        name: with_same_fingerprint(
            variant,
            old.students.get(name),
            has_same_numbers(numbers_of_student(new, name), numbers_of_student(old, name)),
        )
        for name, variant in new.students.items()
    }
    pairs = zip(new.variants, old.variants, strict=True) if len(new.variants) == len(old.variants) else ()
    variants = tuple(
        with_same_fingerprint(mine, theirs, has_same_numbers(variant_numbers(mine), variant_numbers(theirs)))
        for mine, theirs in pairs
    )
    common = has_same_numbers(hand_numbers(new.exercises), hand_numbers(old.exercises))
    fingerprint = old.variant if common else new.variant
    return replace(new, students=students, variants=variants or new.variants, variant=fingerprint)


def with_same_fingerprint(variant: BuiltVariant, before: BuiltVariant | None, same: bool) -> BuiltVariant:
    """The variant, with the fingerprint it had before if its numbers are the same."""
    return variant if before is None or not same else replace(variant, variant=before.variant)


def has_same_numbers(new: Mapping[str, Any], old: Mapping[str, Any]) -> bool:
    """Whether the exercises that are in both have the same numbers."""
    return all(new[name] == old[name] for name in new.keys() & old.keys())


def numbers_of_student(built: BuiltAssignment, student: str) -> dict[str, Any]:
    """The numbers that one student's answers by hand depend on, by the exercise's id."""
    return hand_numbers(for_student(built, student).exercises)


def hand_numbers(exercises: Sequence[BuiltExercise]) -> dict[str, Any]:
    """The given numbers, and the options in their order, of each exercise that is answered by hand, by its id."""
    return {
        each.id: (each.given, each.choice.options if each.choice else ())
        for each in exercises
        if each.kind in KINDS_BY_HAND
    }


def variant_numbers(variant: BuiltVariant) -> dict[str, Any]:
    """The given numbers and options of a variant, for the exercises in which it differs from the common ones."""
    return {
        name: (fields.get("given"), (fields.get("choice") or {}).get("options"))
        for name, fields in variant.exercises.items()
    }
