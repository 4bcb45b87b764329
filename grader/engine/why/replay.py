"""Grading a submission again in the sandbox, and comparing the result with the first one."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grader.codec.literals import literal
from grader.engine.grade_submission import grade_one
from grader.engine.stale import changed_code
from grader.engine.why.found_result import FoundExercise, ResultNotFound
from grader.engine.why.handed_out import HandedOut, student_work
from grader.gradebook.handed_in_work import handed_in_times
from grader.intake.read_submission import read_submission
from grader.sandbox.run import Sandbox
from grader.score.result import CaseResult, ExerciseResult
from grader.version import __version__


@dataclass(frozen=True, slots=True)
class Replay:
    """The comparison of a second run with the first: differences, notes on changed code, and failures of ours."""

    same: bool
    differences: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    failures: tuple[str, ...] = ()


def replayed_exercise(
    asked: FoundExercise, out: HandedOut | None, run: Mapping[str, Any], submissions: Path | None
) -> Replay:
    """The comparison of one exercise after the whole submission has been graded again.

    Raises `ResultNotFound` where the work or the assignment is not what was graded: then nothing can be compared.
    """
    # The whole submission is run, not one exercise: all of its functions share a process, and may share its state.
    if out is None:
        raise ResultNotFound("The assignment as handed out was not found: name it with --assignment.")
    if out.digest != asked.result.built:
        raise ResultNotFound(
            f"{out.file} was built anew since this was graded, so it cannot be run as it was: grade again."
        )
    path = student_work(asked.result.student, out.built.id, run, submissions)
    submission = read_submission(path, student=asked.result.student)
    if submission.digest != asked.result.submission:
        raise ResultNotFound(f"{path} is not the work that was graded (receipt {asked.result.receipt}): grade again.")
    packages = tuple(out.built.policy.get("packages", ()))
    with Sandbox(isolation=str(run.get("isolation", "process")), packages=packages) as sandbox:
        graded = grade_one(
            out.built, out.digest, submission, sandbox, group=recorded_mates(submission.student, path.parent)
        )
    now = next(each for each in graded.result.exercises if each.id == asked.exercise.id)
    same = now == asked.exercise and now.status != "ungraded"  # twice not graded says nothing
    return Replay(
        same, tuple(exercise_differences(asked.exercise, now)), tuple(changed_code_notes(out, run)), graded.failures
    )


def recorded_mates(student: str, folder: Path) -> tuple[str, ...]:
    """The other students who handed in a student's newest work together with them."""
    known = handed_in_times(folder).get(student)
    return known.group if known else ()


def changed_code_notes(out: HandedOut, run: Mapping[str, Any]) -> Iterator[str]:
    """A sentence for each part of our code that has changed since the first run."""
    version = run.get("versions", {}).get("grader")
    if version not in (None, __version__):
        yield f"It was graded by markscheme {version}; this is {__version__}."
    if changed := changed_code(out.built):
        yield f"The code of {', '.join(changed)} has changed since the assignment was built."


def exercise_differences(before: ExerciseResult, now: ExerciseResult) -> Iterator[str]:
    """A sentence for each difference between two results of an exercise."""
    for name in ("status", "score"):
        if getattr(before, name) != getattr(now, name):
            yield f"The {name} was {getattr(before, name)} and is now {getattr(now, name)}."
    if len(before.cases) != len(now.cases):  # the one of them was not graded
        yield f"{len(before.cases)} cases were judged, and now {len(now.cases)}."
    for case, again in zip(before.cases, now.cases, strict=False):
        yield from (f"{case.name}: {told}" for told in case_differences(case, again))
    if before.findings != now.findings:
        found = ", ".join(finding.name for finding in now.findings) or "nothing"
        yield f"What was found is not the same; now it is {found}."


def case_differences(before: CaseResult, now: CaseResult) -> Iterator[str]:
    """A clause for each difference between two results of a case."""
    if before.call != now.call:
        yield f"the call was {before.call} and is now {now.call}."
    if before.expected != now.expected:
        yield f"what was expected was {literal(before.expected)} and is now {literal(now.expected)}."
    if before.observed != now.observed:
        yield f"what came back was {literal(before.observed)} and is now {literal(now.observed)}."
    if before.error != now.error:
        kinds = [error.type if error else "no exception" for error in (before.error, now.error)]
        yield f"it ended in {kinds[0]} and now in {kinds[1]}."
    if before.stdout != now.stdout:
        yield "what was printed is not the same."
    if (before.passed, before.score, before.right) != (now.passed, now.score, now.right):
        yield f"it earned {before.score:g} and now earns {now.score:g} of {now.points:g}."
    if (before.reason, before.message, before.steps) != (now.reason, now.message, now.steps):
        yield f"the reason was {before.reason or 'none'} and is now {now.reason or 'none'}."
