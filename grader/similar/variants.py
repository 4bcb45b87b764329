"""Answers that are wrong for a student's own numbers, and right for somebody else's."""

from collections.abc import Iterator, Mapping, Sequence

from grader.build.document import BuiltAssignment, BuiltExercise
from grader.build.personal import for_student
from grader.checks.calls import Observation
from grader.engine.foreign import FOREIGN, stamps
from grader.intake.submission import Submission
from grader.judge.exercise import judge_exercise
from grader.score.result import ExerciseResult, Result
from grader.similar.leads import Lead, bits_of

PARTS = 2  # that fit another's numbers; one may by chance


def variant_leads(built: BuiltAssignment, results: Sequence[Result], work: Mapping[str, Submission]) -> Iterator[Lead]:
    """Who answered another's questions: as the stamp beside the answers says, or as the answers fit."""
    if not built.personal:
        return
    own = {result.student: for_student(built, result.student) for result in results}
    asked = {student: {each.id: each for each in document.exercises} for student, document in own.items()}
    owners: dict[str, list[str]] = {}
    for student, document in sorted(own.items()):
        owners.setdefault(document.variant, []).append(student)
    for result in results:
        others = {name: found for name, found in asked.items() if own[name].variant != own[result.student].variant}
        yield from stamped(result, asked[result.student], owners, work.get(result.student))
        yield from fitting(result, asked[result.student], others, built.personal)


def stamped(
    result: Result, asked: Mapping[str, BuiltExercise], owners: Mapping[str, Sequence[str]], work: Submission | None
) -> Iterator[Lead]:
    """A lead for each exercise whose answers bear the fingerprint of another variant."""
    for exercise in result.exercises:
        if FOREIGN in exercise.findings:
            found = set(stamps(asked[exercise.id], work)) if work is not None else set()
            whose = sorted({name for each in found for name in owners.get(each.casefold(), ())} - {result.student})
            said = f"that of {', '.join(whose)}" if whose else "nobody's that we know"
            why = f"The fingerprint beside the answers of {result.student} is {said}; it may be a mix-up of files."
            yield Lead("variant", (result.student, *whose), (exercise.id,), why)


def fitting(
    result: Result,
    asked: Mapping[str, BuiltExercise],
    others: Mapping[str, Mapping[str, BuiltExercise]],
    personal: Sequence[str],
) -> Iterator[Lead]:
    """A lead for each other student whose right answers these are, in parts that are wrong here."""
    wrong = [each for each in result.exercises if each.id in personal and each.kind == "values" and wrong_parts(each)]
    fits = {name: [part for each in wrong for part in parts_right(each, own[each.id])] for name, own in others.items()}
    for name, parts in sorted(fits.items()):
        if len(parts) >= PARTS:
            alike = sum(set(parts) <= set(found) for found in fits.values())
            exercises = tuple(sorted({exercise for exercise, _ in parts}))
            why = f"{len(parts)} answers of {result.student} are wrong for their own numbers and right for {name}'s."
            yield Lead("variant", (result.student, name), exercises, why, None, bits_of(len(others) + 1, alike))


def wrong_parts(exercise: ExerciseResult) -> dict[str, str]:
    """What was written for the parts that are wrong."""
    return {
        check.part: check.observed
        for check in exercise.checks
        if check.part and not check.passed and check.score == 0 and isinstance(check.observed, str) and check.observed
    }


def parts_right(exercise: ExerciseResult, theirs: BuiltExercise) -> Iterator[tuple[str, str]]:
    """The wrong parts that would be right with another's numbers, where these ask for something else."""
    written = wrong_parts(exercise)
    expected = {check.part: check.expected for check in exercise.checks}
    blank = [Observation("missing")] * len(theirs.parts)
    for part, case in zip(theirs.parts, judge_exercise(theirs, blank, written), strict=True):
        if part.name in written and part.expected != expected[part.name] and case.inputs[0].verdict.passed:
            yield exercise.id, part.name
