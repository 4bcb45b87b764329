"""One submission through every stage, read downwards."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from grader.build.assignment import provided_in
from grader.build.document import BuiltAssignment, BuiltExercise
from grader.checks.calls import Call, Observation
from grader.checks.statements import SourceText
from grader.diagnose.counterexample import Memo, Probe, with_counterexample
from grader.diagnose.finding import Finding
from grader.diagnose.findings import findings_of
from grader.diagnose.mistakes import TELLING
from grader.engine.foreign import foreign_result, is_foreign
from grader.engine.groups import as_answered
from grader.engine.meaning import meant_for, with_unread
from grader.engine.probing import prober, silent_in
from grader.intake.submission import Submission
from grader.judge.calls import calls_of
from grader.judge.exercise import judge_exercise
from grader.sandbox.run import Sandbox, SandboxFailure
from grader.score.lines import with_lines
from grader.score.result import ExerciseResult, Result
from grader.score.results import exercise_result, result_of, ungraded


@dataclass(frozen=True, slots=True)
class Graded:
    """A result, and what failed through a fault of ours on the way to it."""

    result: Result
    failures: tuple[str, ...] = ()


def grade_one(
    built: BuiltAssignment,
    built_digest: str,
    submission: Submission,
    sandbox: Sandbox,
    *,
    enough: int = TELLING,
    memo: Memo | None = None,
    group: Sequence[str] = (),
) -> Graded:
    """The result of one submission. A failure of ours leaves its exercise `ungraded` and is told; nothing is raised.

    `memo` holds what was worked out for others of the class; the result is the same without it. `group` are the others
    who are recorded to have handed it in together: it may answer the numbers of any of them.
    """
    built = as_answered(built, submission, group)
    submission, failures = meant_for(built.exercises, submission)
    calls = [call for exercise in built.exercises for call in calls_of(exercise)]
    try:
        seen: Sequence[Observation] | None = observations_of(submission, calls, sandbox, built.exercises)
    except SandboxFailure as failure:
        failures.append(f"sandbox: {failure}")
        seen = None
    probe = None
    if submission.sources and seen is not None:
        probe = prober(submission, sandbox, built.exercises, never=silent_in(calls, seen))
    memo = memo or Memo()
    coming = None if seen is None else iter(seen)
    exercises = []
    for exercise in built.exercises:
        observations = None if coming is None else list(islice(coming, len(calls_of(exercise))))
        try:
            if is_foreign(built, exercise, submission):
                exercises.append(foreign_result(exercise, of_group=bool(group)))
            else:
                result, problems = graded_exercise(exercise, observations, submission, enough, probe, memo)
                exercises.append(result)
                failures += problems
        except Exception as error:  # any failure in reference, check or spec is ours: never a wrong mark
            failures.append(f"{exercise.id}: {type(error).__name__}: {error}")
            exercises.append(ungraded(exercise))
    sandbox.let_go()
    return Graded(result_of(built, built_digest, submission, exercises), tuple(failures))


def observations_of(
    submission: Submission, calls: Sequence[Call], sandbox: Sandbox, exercises: Sequence[BuiltExercise]
) -> tuple[Observation, ...]:
    """What the submission's code gave, with all that the exercises provide; without code there is nothing to run.

    The process that gave it is kept: it may be asked again.
    """
    if not submission.sources:
        return tuple(Observation("missing") for _ in calls)
    megabytes = max(exercise.limits.megabytes for exercise in exercises)
    return sandbox.run(submission, calls, megabytes=megabytes, provided=provided_in(exercises), keep=True)


def graded_exercise(
    exercise: BuiltExercise,
    observations: Sequence[Observation] | None,
    submission: Submission,
    enough: int,
    probe: Probe | None,
    memo: Memo,
) -> tuple[ExerciseResult, tuple[str, ...]]:
    """One exercise judged, diagnosed and scored, and what failed through us that changes no mark.

    Without observations only what was written by hand can be.
    """
    answers = submission.answers.get(exercise.id, {})
    if observations is None:
        if not all_written(exercise, answers):
            return ungraded(exercise), ()
        observations = [Observation("missing") for _ in calls_of(exercise)]
    cases = judge_exercise(exercise, observations, answers, texts_of(submission))
    findings: tuple[Finding, ...] = ()
    problems: tuple[str, ...] = ()
    try:
        findings = findings_of(exercise, cases, enough=enough, probe=probe)
        findings = findings if probe is None else with_counterexample(exercise, cases, findings, probe, memo)
    except Exception as error:  # the marks stand without what explains them
        problems = (f"{exercise.id}: not diagnosed: {type(error).__name__}: {error}",)
    return with_unread(with_lines(exercise_result(exercise, cases, findings), submission), submission), problems


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
