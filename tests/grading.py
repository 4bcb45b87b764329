"""A sample assignment, and results of work written as text: the whole pipeline, nothing replaced."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from grader.build.built_assignment import build
from grader.build.secret import secret_of
from grader.built.document import BuiltAssignment, BuiltExercise
from grader.codec.decode import decode
from grader.diagnose.finding import Finding
from grader.engine.grade_submission import grade_one
from grader.intake.submission import CodeCell, Source, Submission
from grader.sandbox.run import Sandbox
from grader.score.result import ExerciseResult, Result
from grader.spec.load import load_assignment_spec

SAMPLE = Path(__file__).parent / "sample" / "demo.yaml"
HAND = "bayes.posterior_by_hand"
RIGHT_ENTROPY = """
from math import log2
def entropy(counts):
    total = sum(counts)
    return -sum(n / total * log2(n / total) for n in counts if n)
"""


@cache
def demo() -> BuiltAssignment:
    loaded = load_assignment_spec(SAMPLE)
    return build(loaded, secret_of(loaded.spec.secret, SAMPLE.parent))


def exercise(id_: str) -> BuiltExercise:
    return next(one for one in demo().exercises if one.id == id_)


def submission(code: str = "", answers: Mapping[str, Mapping[str, str]] | None = None) -> Submission:
    sources = (Source("work", "work.py", (CodeCell(code, ""),)),) if code else ()
    return Submission("s1", sources, answers or {}, (), "sha256:0", "BCD-FGH")


def graded(sandbox: Sandbox, code: str = "", answers: Mapping[str, str] | None = None) -> Result:
    work = submission(code, {HAND: answers} if answers else {})
    done = grade_one(demo(), "sha256:built", work, sandbox)
    assert done.failures == ()
    return done.result


def part(result: Result, id_: str) -> ExerciseResult:
    return next(one for one in result.exercises if one.id == id_)


def right_answers(digits: int = 6) -> dict[str, str]:
    return {each.name: f"{decode(each.expected):.{digits}f}" for each in exercise(HAND).parts}


def explanations(result: ExerciseResult) -> tuple[Finding, ...]:
    """What was found to explain the failures, without the evidence that stands first."""
    return tuple(finding for finding in result.findings if finding.kind != "counterexample")
