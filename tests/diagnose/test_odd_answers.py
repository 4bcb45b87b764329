"""Whatever code answers, diagnosis comes to an end and raises nothing: a failure there would leave work ungraded."""

import math
import re
from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest

from grader.built.document import BuiltExercise
from grader.checks.calls import Observation, Raised
from grader.codec.values import Array, Cut, Frame, Opaque, Record, Scalar, Series
from grader.diagnose.findings import findings_of
from grader.judge.judged_exercise import judge_exercise
from grader.judge.needed_calls import exercise_calls
from tests.banked import built, ids, kind_of, specs

ODD: tuple[Any, ...] = (
    None,
    math.nan,
    -math.inf,
    10**400,
    "0.5",
    "",
    True,
    [],
    {},
    set(),
    [[]],
    [None, "a", 1],
    {"a": {"b": [1, math.nan]}},
    {(1, 2): 3, "x": None},
    frozenset({(1, (2,))}),
    [{"a": 1}, {"b": 2}],
    Decimal("sNaN"),
    1 + 2j,
    Scalar("float64", math.inf),
    Array("float64", (2, 2), (1.0, 2.0, 3.0, math.nan)),
    Array("object", (0,), ()),
    Series("float64", ("a", "b"), (0.5, 0.5)),
    Frame(("a",), (0, 1), ((1,), ("x",))),
    Record("Node", (("test", "a"), ("branches", {}))),
    Opaque("function"),
    Cut("cycle"),
    {"test": "a", "branches": {"u": {"test": "a", "branches": {}}}},
    [{"path": 1, "attribute": [], "gain": "x"}],
    [["a", "b"], {"c"}],
    [Array("object", (1,), ([1],)), Record("Round", (("values", {"a": 1.0}),))],
)
Answer = Callable[[int], Observation]
WAYS: dict[str, Answer] = {
    "each odd one in turn": lambda place: Observation("value", ODD[place % len(ODD)]),
    "a few that raise": lambda place: Observation("value", place) if place % 3 else raised(),
    "printed numbers, and lists": lambda place: Observation("value", [place / 7] * (place % 5), stdout="1"),
}


def raised() -> Observation:
    return Observation("error", error=Raised("ValueError", "no", 3))


def one_of_each_check() -> list[str]:
    """An exercise for every check and kind that the bank has."""
    found = {}
    for id_ in ids("function", "trace", "model"):  # by the first word of its check: collecting tests loads nothing
        check = re.search(r"(?m)^check:\s*\{?(\w+)", specs().files[id_].read_text("utf-8"))
        found[kind_of(id_), check and check[1]] = id_
    return sorted(found.values())


def with_few_inputs(exercise: BuiltExercise) -> BuiltExercise:
    """The exercise with the first inputs of each case, which are the smallest, and enough to be told something."""
    cases = tuple(replace(case, instances=case.instances[:2]) for case in exercise.cases)
    return replace(exercise, cases=cases)


@pytest.mark.in_turn
@pytest.mark.slow
@pytest.mark.parametrize("id_", one_of_each_check())
def test_no_answer_however_odd_stops_the_diagnosis(id_: str) -> None:
    exercise = with_few_inputs(built(id_))
    count = len(exercise_calls(exercise))
    ways = [*WAYS.values(), *(lambda _, odd=odd: Observation("value", odd) for odd in ODD)]
    for way in ways:
        seen = [way(place) for place in range(count)]
        asked = findings_of(exercise, judge_exercise(exercise, seen, {}), probe=lambda calls: [raised() for _ in calls])
        assert len(asked) <= 3
