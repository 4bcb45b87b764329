"""Further calls of a student's code, asked after its answers were seen: the one way back to the sandbox."""

from collections.abc import Callable, Collection, Sequence

from grader.built.document import BuiltExercise, provided_in
from grader.checks.calls import Call, Observation
from grader.diagnose.counterexample import Probe
from grader.engine.keeping import keeps_nothing
from grader.intake.submission import Submission
from grader.judge.needed_calls import calls_of
from grader.sandbox.run import Sandbox

SILENT = ("timeout", "died", "skipped")


def prober(
    submission: Submission,
    sandbox: Sandbox,
    exercises: Sequence[BuiltExercise],
    *,
    never: Collection[str] = (),
    kept: Callable[[], bool] = lambda: False,
) -> Probe:
    """What makes further calls, each time in a new process in which the files have run as they did before.

    Where a `kept` process will do, they are made in the one that the sandbox has of the submission, as long as that
    lives. None is made of a function that did not come back before, in grading (`never`) or when it was asked here: to
    wait for it again would cost a class more than what might be found out.
    """
    megabytes = max((exercise.limits.megabytes for exercise in exercises), default=512)
    provided = provided_in(exercises)
    silent = set(never)

    def probe(calls: Sequence[Call]) -> tuple[Observation, ...]:
        if any(call.target in silent for call in calls):
            return tuple(Observation("skipped") for _ in calls)
        seen = sandbox.more(submission, calls) if kept() else None
        if seen is None:
            seen = sandbox.run(submission, calls, megabytes=megabytes, provided=provided, once=True)
        silent.update(silent_in(calls, seen))
        return seen

    return probe


def answers_alike_anywhere(submission: Submission, exercises: Sequence[BuiltExercise]) -> bool:
    """Whether code keeps nothing from call to call, so that it answers alike in any process, whatever that has seen."""
    return keeps_nothing(submission, provided_in(exercises).values(), names_called(exercises))


def names_called(exercises: Sequence[BuiltExercise]) -> set[str]:
    """The names of all that exercises call: functions, classes, methods, and functions in place of methods."""
    calls = [call for exercise in exercises for call in calls_of(exercise)]
    return {name.removeprefix(".") for call in calls for name in call.names}


def silent_in(calls: Sequence[Call], seen: Sequence[Observation]) -> set[str]:
    """The functions of which a call did not come back."""
    return {call.target for call, each in zip(calls, seen, strict=True) if each.outcome in SILENT}
