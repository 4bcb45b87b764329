"""Right solutions are right on every legal input, not only on those that an exercise asks.

Where one is not, the reference, the promises or the text are at fault: somebody who reads well
has come to another answer.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random

import pytest

from grader.build.wide_inputs import wide_inputs
from grader.built.document import BuiltCase, BuiltExercise
from grader.built.fair_question import question_on
from grader.sandbox.run import Sandbox
from tests.banked import built, ids, result_on, specs
from tests.corpora import Solution, solutions
from tests.thinned import some

pytestmark = pytest.mark.slow

INPUTS, DRAWS = 30, 120  # legal inputs of an exercise, and draws for them at most
ALGORITHMS = [each for each in solutions("right") if each.kind == "algorithm"]


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


@cache
def asking_wide_inputs(id_: str) -> BuiltExercise | None:
    """The exercise with its wide inputs in place of its cases; None where it lists none."""
    exercise = replace(built(id_), properties=())
    drawn = islice(wide_inputs(specs()[id_], exercise, Random(id_)), DRAWS)
    fair = [asked for args in drawn if (asked := question_on(exercise, (), args)) is not None]
    different = tuple({asked.calls[0].text: asked for asked in fair}.values())[:INPUTS]
    return replace(exercise, cases=(BuiltCase(name="wide", instances=different),)) if different else None


@pytest.mark.parametrize("solution", some(ALGORITHMS, 12), ids=lambda each: each.key)
def test_a_right_solution_is_right_on_every_legal_input(sandbox: Sandbox, solution: Solution) -> None:
    exercise = asking_wide_inputs(solution.exercise)
    if exercise is not None:
        [case] = result_on(sandbox, exercise, solution.text).cases
        assert case.passed, (case.message, case.call)


def test_every_exercise_in_code_says_which_inputs_are_legal() -> None:
    silent = [id_ for id_ in ids("function", "trace", "model") if not specs()[id_].spec.wide]
    assert silent == []
