"""What shows no understanding earns nothing on hidden cases, in any exercise of the bank."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from banked import built, ids, result_on
from grader.build.document import BuiltExercise
from grader.codec.decode import decode
from grader.codec.values import Value
from grader.sandbox.run import Sandbox
from grader.score.result import ExerciseResult

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


EMPTY: dict[str, Callable[[BuiltExercise], str]] = {
    "zero": returning("0"),
    "none": returning("None"),
    "the first argument": returning("args[0]"),
    "the last argument": returning("args[-1]"),
    "an empty list": returning("[]"),
    "an empty dict": returning("{}"),
    "an empty text": returning("''"),
    "one": returning("1"),
    "true": returning("True"),
    "a stub": lambda exercise: f"def {exercise.target}(*args):\n    ...\n",
    "public answers by heart": hard_coded,
}


def hidden_score(result: ExerciseResult) -> float:
    return sum(check.score for check in result.checks if not check.public)


@pytest.mark.parametrize("how", EMPTY)
@pytest.mark.parametrize("id_", CODED)
def test_it_earns_nothing_hidden(sandbox: Sandbox, id_: str, how: str) -> None:
    exercise = built(id_)
    result = result_on(sandbox, exercise, EMPTY[how](exercise))
    assert [(check.name, check.call) for check in result.checks if check.score and not check.public] == []
    assert hidden_score(result) == 0


@pytest.mark.parametrize("id_", ids("model"))
def test_an_empty_model_earns_nothing_hidden(sandbox: Sandbox, id_: str) -> None:
    exercise = built(id_)
    empty = f"class {exercise.target}:\n    def fit(self, *args): pass\n    def predict(self, *args): pass\n"
    assert hidden_score(result_on(sandbox, exercise, empty)) == 0


@pytest.mark.parametrize("text", ["0", "1", "...", "", "0.5", "yes", "a"])
@pytest.mark.parametrize("id_", ids("values"))
def test_one_text_for_every_part_earns_next_to_nothing(sandbox: Sandbox, id_: str, text: str) -> None:
    exercise = built(id_)
    result = result_on(sandbox, exercise, "", {part.name: text for part in exercise.parts})
    assert result.score <= 0.25 * result.points
