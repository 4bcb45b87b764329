"""Leads from answers that are wrong for a student's own numbers and right for another student's."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from grader.built.document import BuiltAssignment, BuiltExercise
from grader.built.variants import for_student
from grader.checks.calls import Observation
from grader.engine.foreign_numbers import is_foreign_result, variant_stamps
from grader.intake.submission import Submission
from grader.judge.judged_exercise import judge_exercise
from grader.score.result import ExerciseResult, Result
from grader.similar.leads import Lead, bits_of

MIN_FITTING_PARTS = 2  # that fit another's numbers; one may by chance


@dataclass(frozen=True, slots=True)
class OwnedVariant:
    """A variant of the assignment: the students who have it, and its exercises by id."""

    owners: tuple[str, ...]
    exercises: Mapping[str, BuiltExercise]


def variant_leads(
    built: BuiltAssignment, students: Sequence[str], results: Sequence[Result], work: Mapping[str, Submission]
) -> Iterator[Lead]:
    """Leads for students who answered another student's numbers, by the stamp beside the answers or by their fit."""
    if not built.personal:
        return
    variants = variants_of(built, students)
    for result in results:
        yield from stamped_leads(result, variants, work.get(result.student))
        yield from fitting_leads(result, variants, built.personal)


def variants_of(built: BuiltAssignment, students: Iterable[str]) -> dict[str, OwnedVariant]:
    """The variants that these students have, by fingerprint."""
    found: dict[str, OwnedVariant] = {}
    for student in sorted(students):
        own = for_student(built, student)
        before = found.get(own.variant, OwnedVariant((), {each.id: each for each in own.exercises}))
        found[own.variant] = OwnedVariant((*before.owners, student), before.exercises)
    return found


def stamped_leads(result: Result, variants: Mapping[str, OwnedVariant], work: Submission | None) -> Iterator[Lead]:
    """A lead for each exercise whose answers have the stamp of another variant."""
    own = next(each for each in variants.values() if result.student in each.owners)
    for exercise in result.exercises:
        if is_foreign_result(exercise):
            found = (
                {each.casefold() for each in variant_stamps(own.exercises[exercise.id], work)}
                if work is not None
                else set()
            )
            whose = sorted({name for each in found & set(variants) for name in variants[each].owners} - {*own.owners})
            said = f"that of {', '.join(whose)}" if whose else "nobody's that we know"
            why = f"The fingerprint beside the answers of {result.student} is {said}; it may be a mix-up of files."
            yield Lead("variant", (result.student, *whose), (exercise.id,), why)


def fitting_leads(result: Result, variants: Mapping[str, OwnedVariant], personal: Sequence[str]) -> Iterator[Lead]:
    """A lead for each other variant that makes the student's wrong answers right."""
    wrong = [each for each in result.exercises if each.id in personal and each.kind == "values" and wrong_parts(each)]
    others = [each for each in variants.values() if result.student not in each.owners]
    fits = [{part for each in wrong for part in parts_right(each, other.exercises[each.id])} for other in others]
    for other, parts in zip(others, fits, strict=True):
        if len(parts) >= MIN_FITTING_PARTS:
            alike = sum(parts <= found for found in fits)
            exercises = tuple(sorted({exercise for exercise, _ in parts}))
            whose = " and ".join(f"{name}'s" for name in other.owners)
            why = f"{len(parts)} answers of {result.student} are wrong for their own numbers and right for {whose}."
            yield Lead("variant", (result.student, *other.owners), exercises, why, None, bits_of(len(variants), alike))


def wrong_parts(exercise: ExerciseResult) -> dict[str, str]:
    """The student's answers to the wrong parts of a hand calculation, by part."""
    return {
        case.part: case.observed
        for case in exercise.cases
        if case.part and not case.passed and case.score == 0 and isinstance(case.observed, str) and case.observed
    }


def parts_right(exercise: ExerciseResult, theirs: BuiltExercise) -> Iterator[tuple[str, str]]:
    """The exercise and name of each wrong part that would be right with the other student's numbers."""
    written = wrong_parts(exercise)
    expected = {case.part: case.expected for case in exercise.cases}
    # No code is run again: parts are judged by what was written.
    blank = [Observation("missing")] * len(theirs.parts)
    for part, case in zip(theirs.parts, judge_exercise(theirs, blank, written), strict=True):
        if part.name in written and part.expected != expected[part.name] and case.inputs[0].verdict.passed:
            yield exercise.id, part.name
