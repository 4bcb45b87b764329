"""Exercises of the bank with what some code answers, judged: what diagnosis starts from."""

from collections.abc import Sequence

from grader.built.document import BuiltExercise
from grader.checks.calls import Call, Observation
from grader.diagnose.near.state import Probe
from grader.engine.counterexample_probe import further_call_probe
from grader.intake.submission import CodeCell, Source, Submission
from grader.judge.judged import JudgedCase
from grader.judge.judged_exercise import judge_exercise
from grader.judge.needed_calls import exercise_calls
from grader.sandbox.run import Sandbox
from tests.banked import built

ENTROPY = "information.entropy"


def submission(code: str) -> Submission:
    return Submission("s1", (Source("work", "work.py", (CodeCell(code, ""),)),), {}, (), "sha256:0", "BCD-FGH")


def trial(sandbox: Sandbox, code: str, id_: str = ENTROPY) -> tuple[BuiltExercise, tuple[JudgedCase, ...], Probe]:
    """The exercise, the code's answers judged, and a way to ask it again."""
    exercise, work = built(id_), submission(code)
    cases = judge_exercise(exercise, sandbox.run(work, exercise_calls(exercise)), {})
    return exercise, cases, further_call_probe(work, sandbox, (exercise,))


def counted(probe: Probe) -> tuple[Probe, list[int]]:
    """The probe, and a list that gets the number of calls each time it is used."""
    asked: list[int] = []

    def counting(calls: Sequence[Call]) -> Sequence[Observation]:
        asked.append(len(calls))
        return probe(calls)

    return counting, asked
