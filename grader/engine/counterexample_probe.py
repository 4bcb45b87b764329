"""Further calls of a student's code after judging, to find a small failing input: the one way back to the sandbox."""

from collections.abc import Callable, Collection, Sequence

from grader.built.document import BuiltExercise, provided_in
from grader.checks.calls import Call, Observation
from grader.diagnose.near.state import Probe
from grader.intake.submission import Submission
from grader.sandbox.run import Sandbox
from grader.sandbox.session import SandboxSession

# Outcomes of a call that gave no answer in time. Another call of that function would cost its seconds again.
SILENT_OUTCOMES = ("timeout", "died", "skipped")


def further_call_probe(
    submission: Submission,
    sandbox: Sandbox,
    exercises: Sequence[BuiltExercise],
    *,
    never: Collection[str] = (),
    session: SandboxSession | None = None,
    stateless: Callable[[], bool] = lambda: True,
) -> Probe:
    """A function that makes further calls, each time in a new process in which the student's files have run again.

    With a `session`, they are made in the child that it has, as long as that lives, if the code is `stateless`, and so
    answers the same in any process. None is made of a function that did not come back before, in grading (`never`) or
    when it was asked here: to wait for it again would cost a class more than what might be found out.
    """
    # As in grading, where the exercises share a process too: code must not fail here for want of memory.
    megabytes = max((exercise.limits.megabytes for exercise in exercises), default=512)
    provided = provided_in(exercises)
    silent = set(never)

    def probe(calls: Sequence[Call]) -> tuple[Observation, ...]:
        if any(call.target in silent for call in calls):
            return tuple(Observation("skipped") for _ in calls)
        seen = session.further(calls) if session is not None and stateless() else None
        if seen is None:
            seen = sandbox.run(submission, calls, megabytes=megabytes, provided=provided, once=True)
        silent.update(silent_functions(calls, seen))
        return seen

    return probe


def silent_functions(calls: Sequence[Call], seen: Sequence[Observation]) -> set[str]:
    """The functions that gave no answer in time to at least one of the calls."""
    return {call.target for call, each in zip(calls, seen, strict=True) if each.outcome in SILENT_OUTCOMES}
