"""Looking for a repair of code that nothing else explains: after judging, in processes of its own."""

from collections.abc import Sequence

from grader.built.document import BuiltAssignment, BuiltExercise, provided_in
from grader.checks.calls import Call, Observation
from grader.diagnose.finding import Finding
from grader.intake.submission import Submission
from grader.judge.judged import JudgedCase
from grader.repair.repair_finding import RunProgram, is_unexplained, repair_finding, suspicious_lines_finding
from grader.run_cache import RunCache
from grader.sandbox.run import Sandbox

PLACE_KINDS = ("divergence", "inputs")  # findings that say where answers differ, and not why


def program_runner(sandbox: Sandbox, exercises: Sequence[BuiltExercise]) -> RunProgram:
    """A function that makes calls of a submission's code in a new process, up to the first that does not come back."""
    # As in grading, where the exercises share a process too: code must not fail here for want of memory.
    megabytes = max((exercise.limits.megabytes for exercise in exercises), default=512)
    provided = provided_in(exercises)

    def run(submission: Submission, calls: Sequence[Call]) -> Sequence[Observation]:
        return sandbox.run(submission, calls, megabytes=megabytes, provided=provided, once=True)

    return run


def looks_for_repairs(built: BuiltAssignment) -> bool:
    """Whether the policy wants repairs to be looked for; documents from before it was asked have none to accept."""
    return bool(built.policy.get("repair", {}).get("search", True))


def with_repair(
    findings: Sequence[Finding],
    exercise: BuiltExercise,
    cases: Sequence[JudgedCase],
    submission: Submission,
    run: RunProgram,
    cache: RunCache,
) -> tuple[Finding, ...]:
    """The findings on an exercise, after the one on a student's own line, where there is one and nothing else explains.

    One statement for an exercise and a hand-in: it says something of hidden cases each time.
    """
    if not is_unexplained(exercise, cases, findings):
        return tuple(findings)
    found = repair_finding(exercise, cases, submission, run, cache)
    found = found or suspicious_lines_finding(exercise, cases, submission, run, cache)
    if found is None:
        return tuple(findings)
    # The line says more than which inputs and fields fail; where a trace leaves its way is worth knowing beside it.
    return (found, *(each for each in findings if exercise.trace is not None or each.kind not in PLACE_KINDS))
