"""Smaller inputs that are asked below a failing one: whether an input is a fair question is found out once in a run."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import islice

import pytest

from grader.built import smaller_questions as questions
from grader.built.document import BuiltExercise, Instance
from grader.built.fair_question import question_on
from grader.built.reference_answers import decoded_args
from grader.built.smaller_questions import ShrinkQuestion, shrink_rules, untried_questions
from grader.built.student_calls import args_text
from grader.codec.encode import encode
from grader.codec.values import Json
from grader.run_cache import UNCACHED, RunCache
from tests.banked import built

pytestmark = pytest.mark.slow  # smaller inputs are looked for in whole exercises

KMEANS = "clustering.kmeans_clusters"


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    counted: Counter[str] = Counter()

    def counting(exercise: BuiltExercise, conditions: Sequence[str], args: Mapping[str, Json]) -> Instance | None:
        counted[args_text(args)] += 1
        return question_on(exercise, conditions, args)

    monkeypatch.setattr(questions, "question_on", counting)
    return counted


def two_steps_down(cache: RunCache) -> list[tuple[str, str]]:
    """The texts of smaller inputs with those of inputs below them, as two students who share a run come to them."""
    exercise = replace(built(KMEANS), properties=())
    case = next(case for case in exercise.cases if not case.public)
    asking = cache.of(shrink_rules)(exercise, case, case.instances[-1], cache)

    def below(current: ShrinkQuestion) -> list[ShrinkQuestion]:
        return list(islice(untried_questions(asking, current, set(), cache), 6))

    return [(first.text, second.text) for first in below(asking.start) for second in below(first)]


def test_an_input_below_two_others_is_looked_at_once_in_a_run(looked_at: Counter[str]) -> None:
    cached = two_steps_down(RunCache())
    assert len({second for _, second in cached}) < len(cached)  # some lie below two
    assert set(looked_at.values()) == {1}


def test_a_run_asks_the_same_smaller_inputs_with_and_without_its_cache() -> None:
    assert two_steps_down(RunCache()) == two_steps_down(UNCACHED)


def test_values_of_arguments_are_fresh_whether_json_can_write_them_or_not() -> None:
    given = {"plain": [[1, 2.5, None, True, "a"], {"$x": 1}], "other": {("a", 1): {2}}, "sign": "$"}
    args = {name: encode(value) for name, value in given.items()}
    one, other = decoded_args(args), decoded_args(args)
    assert one == other == given
    assert one["plain"] is not other["plain"]
    assert one["plain"] is not args["plain"]
    assert one["plain"][0] is not args["plain"][0]
