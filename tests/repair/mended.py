"""An exercise as it is released, and what is found to mend some code."""

from collections.abc import Sequence
from functools import cache

from grader.build.built_exercise import build_exercise
from grader.build.further_inputs import with_further
from grader.built.document import BuiltAssignment, BuiltExercise
from grader.checks.calls import Call, Observation
from grader.diagnose.finding import Finding
from grader.engine.grade_submission import grade_one
from grader.engine.repair_search import program_runner
from grader.intake.submission import CodeCell, Source, Submission
from grader.judge.judged_exercise import judge_exercise
from grader.judge.needed_calls import exercise_calls
from grader.paths import bank_dir
from grader.repair.repair_finding import repair_finding
from grader.run_cache import RunCache
from grader.sandbox.run import Sandbox
from grader.score.result import ExerciseResult
from grader.spec.load import load_exercise

SECRET = b"the secret of tests for repairs."
ENTROPY = "information.entropy"
# Classes with a single example are left out: no known mistake.
LEAVES_OUT_SINGLES = '''
from math import log2

def entropy(counts):
    """The entropy, if n > 1 or not."""
    total = sum(counts)
    if total == 0:
        return 0.0
    return -sum(n / total * log2(n / total) for n in counts if n > 20)
'''
RIGHT_ENTROPY = LEAVES_OUT_SINGLES.replace("if n > 20", "if n > 0")


@cache
def released(id_: str = ENTROPY) -> BuiltExercise:
    topic, name = id_.split(".")
    loaded = load_exercise(bank_dir() / topic / f"{name}.yaml")
    return with_further(build_exercise(loaded, assignment_id="week", secret=SECRET), loaded, SECRET, "week")


def assignment(*exercises: BuiltExercise, **policy: object) -> BuiltAssignment:
    return BuiltAssignment(id="week", title="Week", variant="v", policy=policy, code={}, exercises=exercises)


def submission(*texts: str) -> Submission:
    cells = tuple(CodeCell(text, f"cell {n}" if len(texts) > 1 else "") for n, text in enumerate(texts, 1))
    return Submission("s1", (Source("work", "work.py", cells),), {}, (), "sha256:0", "BCD-FGH")


def mended(sandbox: Sandbox, *texts: str, exercise: BuiltExercise | None = None) -> Finding | None:
    """The repair that is found for code, whatever else would name it."""
    exercise, work = exercise or released(), submission(*texts)
    run = program_runner(sandbox, [exercise])
    return repair_finding(exercise, judge_exercise(exercise, run(work, exercise_calls(exercise)), {}), work, run)


def graded(
    sandbox: Sandbox, code: str, built: BuiltAssignment | None = None, cache: RunCache | None = None
) -> ExerciseResult:
    done = grade_one(built or assignment(released()), "sha256:built", submission(code), sandbox, cache=cache)
    assert done.failures == ()
    return done.result.exercises[0]


def counted(sandbox: Sandbox, calls: list[Sequence[Call]]) -> object:
    """A way to run programs that notes all calls that it makes."""
    run = program_runner(sandbox, [released()])

    def noting(work: Submission, made: Sequence[Call]) -> Sequence[Observation]:
        calls.append(made)
        return run(work, made)

    return noting
