"""What shows no understanding earns nothing on hidden cases, in any exercise of the bank."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pytest

from grader.built.document import BuiltExercise
from grader.checks.calls import Observation
from grader.codec.decode import decode
from grader.codec.values import Value
from grader.intake.submission import CodeCell, Source, Submission
from grader.judge.judged_exercise import judge_exercise
from grader.judge.needed_calls import exercise_calls
from grader.sandbox.run import Sandbox
from grader.score.result import ExerciseResult
from grader.score.results import exercise_result
from tests.banked import built, ids, kind_of, result_on
from tests.thinned import some

pytestmark = pytest.mark.slow  # the whole bank: `make test` runs it

CODED = ids("function", "trace")


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


def returning(expression: str) -> Callable[[BuiltExercise], str]:
    return lambda exercise: f"def {exercise.target}(*args):\n    return {expression}\n"


def hard_coded(exercise: BuiltExercise) -> str:
    """The public answers by heart, and the last of them for anything else."""
    known: dict[str, Value] = {}
    for case in exercise.cases:
        for instance in case.instances if case.public else ():
            known[repr([decode(arg) for arg in instance.calls[0].args or ()])] = answer_of(exercise, instance.expected)
    table = ", ".join(f"{key!r}: {value!r}" for key, value in known.items())
    return f"KNOWN = {{{table}}}\ndef {exercise.target}(*args):\n    return KNOWN.get(repr(list(args)))\n"


def answer_of(exercise: BuiltExercise, expected: Any) -> Value:
    answer = decode(expected)
    if exercise.trace is not None and len(exercise.trace.record) == 1:
        return [record[exercise.trace.record[0]] for record in answer]
    return answer


ECHOED: dict[str, Callable[[BuiltExercise], str]] = {
    "the first argument": returning("args[0]"),
    "the last argument": returning("args[-1]"),
    "all arguments": returning("list(args)"),
    "public answers by heart": hard_coded,
}
CONSTANT: tuple[Value, ...] = (0, None, [], {}, "", 1, True, False)
LUCK = 0.1  # of the points: where few answers are possible, one of them is right now and then


def judged_only(
    exercise: BuiltExercise, observations: Sequence[Observation], texts: Mapping[str, str] | None = None
) -> ExerciseResult:
    """The marks, without what explains them: that takes longer than all else."""
    return exercise_result(exercise, judge_exercise(exercise, observations, texts or {}), ())


def earned_hidden(result: ExerciseResult) -> list[tuple[str, object]]:
    return [(case.name, case.call) for case in result.cases if case.score and not case.public]


def hidden_score(result: ExerciseResult) -> float:
    return sum(case.score for case in result.cases if not case.public)


@pytest.mark.parametrize("how", ECHOED)
@pytest.mark.parametrize("id_", some(CODED, 10, kind=kind_of))
def test_it_earns_next_to_nothing_hidden(sandbox: Sandbox, id_: str, how: str) -> None:
    exercise = built(id_)
    work = Submission(
        "s1", (Source("work", "work.py", (CodeCell(ECHOED[how](exercise), ""),)),), {}, (), "sha256:0", "B"
    )
    observations = sandbox.run(work, exercise_calls(exercise), megabytes=exercise.limits.megabytes)
    result = judged_only(exercise, observations)
    luck = 0 if how == "public answers by heart" else LUCK
    assert hidden_score(result) <= luck * result.points, earned_hidden(result)


@pytest.mark.parametrize("id_", some(CODED, 10, kind=kind_of))
def test_one_value_for_every_input_earns_next_to_nothing_hidden(id_: str) -> None:
    exercise = built(id_)
    for value in CONSTANT:
        result = judged_only(exercise, [Observation("value", value) for _ in exercise_calls(exercise)])
        assert hidden_score(result) <= LUCK * result.points, value


@pytest.mark.parametrize("id_", some(ids("model"), 6))
def test_an_empty_model_earns_nothing_hidden(sandbox: Sandbox, id_: str) -> None:
    exercise = built(id_)
    empty = f"class {exercise.target}:\n    def fit(self, *args): pass\n    def predict(self, *args): pass\n"
    assert hidden_score(result_on(sandbox, exercise, empty)) == 0


@pytest.mark.parametrize("id_", some(ids("values"), 15))
def test_one_text_for_every_part_earns_next_to_nothing(id_: str) -> None:
    exercise = built(id_)
    missing = [Observation("missing") for _ in exercise.parts]
    for text in ("0", "1", "...", "", "0.5", "yes", "a"):
        result = judged_only(exercise, missing, {part.name: text for part in exercise.parts})
        assert result.score <= 0.25 * result.points, text
