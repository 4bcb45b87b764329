"""Further calls of a student's code, asked after its answers were seen: the one way back to the sandbox."""

from collections.abc import Sequence

from grader.build.assignment import provided_in
from grader.build.document import BuiltExercise
from grader.checks.calls import Call, Observation
from grader.diagnose.counterexample import Probe
from grader.intake.submission import Submission
from grader.sandbox.run import Sandbox


def prober(submission: Submission, sandbox: Sandbox, exercises: Sequence[BuiltExercise]) -> Probe:
    """What makes further calls, each time in a new process in which the files have run as they did before."""
    megabytes = max((exercise.limits.megabytes for exercise in exercises), default=512)
    provided = provided_in(exercises)

    def probe(calls: Sequence[Call]) -> tuple[Observation, ...]:
        return sandbox.run(submission, calls, megabytes=megabytes, provided=provided)

    return probe
