"""What explains the failures of an exercise, likeliest first, three at most."""

from collections.abc import Sequence

from grader.build.document import BuiltExercise
from grader.diagnose.finding import Finding
from grader.diagnose.mishaps import mishap_findings
from grader.diagnose.mistakes import TELLING, mistake_findings
from grader.judge.judged import JudgedCase

MOST = 3


def findings_of(exercise: BuiltExercise, cases: Sequence[JudgedCase], *, enough: int = TELLING) -> tuple[Finding, ...]:
    """Known mistakes first, then exceptions and limits, then where a trace first leaves the path."""
    found = mistake_findings(exercise, cases, enough=enough) or mishap_findings(exercise, cases)
    return (found or divergence_findings(exercise, cases))[:MOST]


def divergence_findings(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> tuple[Finding, ...]:
    """The first step of the first failing trace that does not follow."""
    if exercise.trace is None:
        return ()
    for case in cases:
        for judged in case.inputs:
            wrong = [step for step in judged.verdict.steps if step.mark in ("wrong", "missing", "extra")]
            if wrong:
                name = f"first difference at step {wrong[0].number}"
                return (Finding(kind="divergence", name=name, hint=judged.verdict.message, cases=(case.name,)),)
    return ()
