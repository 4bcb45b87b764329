"""One submission through every stage, read downwards."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from grader.build.assignment import provided_in
from grader.build.document import BuiltAssignment, BuiltExercise
from grader.build.personal import for_student
from grader.checks.calls import Call, Observation
from grader.checks.statements import SourceText
from grader.diagnose.findings import findings_of
from grader.diagnose.mistakes import TELLING
from grader.engine.foreign import foreign_result, is_foreign
from grader.intake.submission import Submission
from grader.judge.calls import calls_of
from grader.judge.exercise import judge_exercise
from grader.sandbox.run import Sandbox, SandboxFailure
from grader.score.result import ExerciseResult, Result
from grader.score.results import exercise_result, result_of, ungraded


@dataclass(frozen=True, slots=True)
class Graded:
    """A result, and what failed through a fault of ours on the way to it."""

    result: Result
    failures: tuple[str, ...] = ()


def grade_one(
    built: BuiltAssignment, built_digest: str, submission: Submission, sandbox: Sandbox, *, enough: int = TELLING
) -> Graded:
    """The result of one submission. A failure of ours leaves its exercise `ungraded` and is told; nothing is raised."""
    built = for_student(built, submission.student)
    failures: list[str] = []
    calls = [call for exercise in built.exercises for call in calls_of(exercise)]
    try:
        seen: Iterator[Observation] | None = iter(observations_of(submission, calls, sandbox, built.exercises))
    except SandboxFailure as failure:
        failures.append(f"sandbox: {failure}")
        seen = None
    exercises = []
    for exercise in built.exercises:
        observations = None if seen is None else list(islice(seen, len(calls_of(exercise))))
        try:
            if is_foreign(built, exercise, submission):
                exercises.append(foreign_result(exercise))
            else:
                exercises.append(graded_exercise(exercise, observations, submission, enough))
        except Exception as error:  # any failure in reference, check or spec is ours: never a wrong mark
            failures.append(f"{exercise.id}: {type(error).__name__}: {error}")
            exercises.append(ungraded(exercise))
    return Graded(result_of(built, built_digest, submission, exercises), tuple(failures))


def observations_of(
    submission: Submission, calls: Sequence[Call], sandbox: Sandbox, exercises: Sequence[BuiltExercise]
) -> tuple[Observation, ...]:
    """What the submission's code gave, with all that the exercises provide; without code there is nothing to run."""
    if not submission.sources:
        return tuple(Observation("missing") for _ in calls)
    megabytes = max(exercise.limits.megabytes for exercise in exercises)
    return sandbox.run(submission, calls, megabytes=megabytes, provided=provided_in(exercises))


def graded_exercise(
    exercise: BuiltExercise, observations: Sequence[Observation] | None, submission: Submission, enough: int
) -> ExerciseResult:
    """One exercise judged, diagnosed and scored; without observations only what was written by hand can be."""
    answers = submission.answers.get(exercise.id, {})
    if observations is None:
        if not all_written(exercise, answers):
            return ungraded(exercise)
        observations = [Observation("missing") for _ in calls_of(exercise)]
    cases = judge_exercise(exercise, observations, answers, texts_of(submission))
    return exercise_result(exercise, cases, findings_of(exercise, cases, enough=enough))


def texts_of(submission: Submission) -> tuple[SourceText, ...]:
    """The code of a submission as text, each cell of a notebook for itself."""
    return tuple(
        SourceText(source.name, f"{source.file}, {cell.label}" if cell.label else source.file, cell.text)
        for source in submission.sources
        for cell in source.cells
    )


def all_written(exercise: BuiltExercise, answers: Mapping[str, str]) -> bool:
    """Whether the answers are all written by hand, so that no code has to run for them."""
    if exercise.kind == "values":
        return all(answers.get(part.name) for part in exercise.parts)
    return exercise.kind in ("choice", "text") and any(answers.values())
