"""Tests of `reference.logic.argument_prediction`: example 15.20 as printed and as meant, and errors."""

import math
from random import Random

from reference.logic.argument_prediction import (
    argument_error,
    derivable_values,
    predict_argument,
    sum_squared_error,
)
from reference.logic.draws.predictions import parcel_background, parcel_examples, parcel_theory
from reference.logic.forward_chaining import least_model

A = "shape(a, arch) :- contains(a, t1), contains(a, r1), triangle(t1), rectangle(r1), on(t1, r1)"
B = "shape(b, tShape) :- contains(b, r3), contains(b, r4), rectangle(r3), rectangle(r4), on(r3, r4)"
SECOND = "shape(X, tShape) :- contains(X, R1), rectangle(R1), on(R1, R2)"
MEANT = ["shape(X, arch) :- contains(X, T), triangle(T)", SECOND]
PRINTED = ["shape(X, arch) :- contains(X, T), triangle(t1)", SECOND]


def test_the_shapes_are_predicted_by_the_rules_as_meant() -> None:
    assert [predict_argument(MEANT, [], each, target_index=2) for each in (A, B)] == ["arch", "tShape"]


def test_as_printed_two_shapes_follow_for_the_second_where_the_triangle_is_known() -> None:
    assert {*derivable_values(PRINTED, ["triangle(t1)"], B, target_index=2)} == {"arch", "tShape"}
    assert predict_argument(PRINTED, ["triangle(t1)"], B, target_index=2) is None


def test_errors() -> None:
    assert [argument_error(3, 5, numerical=True), argument_error(None, 5, numerical=True)] == [-2, None]
    assert [argument_error(each, "arch", numerical=False) for each in ("arch", "tShape", None)] == [0, 1, 1]


def test_values_are_those_of_the_least_model() -> None:
    for seed in range(100):
        draw, target = Random(seed), 1 + seed % 3
        hypothesis, background = parcel_theory(draw, True, target), parcel_background(draw, True)
        examples = parcel_examples(draw, True, target)
        total = 0.0
        for example in examples:
            head, body = example
            rules = [(tuple(left), [tuple(atom) for atom in right]) for left, right in (*hypothesis, *background)]
            # numbers as texts, as chaining sorts what it finds
            model = least_model([tuple(map(str, a)) for a in body], [(tuple(map(str, h)), b) for h, b in rules])
            fitting = [
                atom for atom in model if [*atom[:target], *atom[target + 1 :]] == head[:target] + head[target + 1 :]
            ]
            found = derivable_values(hypothesis, background, example, target_index=target)
            assert sorted(map(str, found)) == sorted(atom[target] for atom in fitting)
            total += (found[0] - head[target]) ** 2 if len(found) == 1 else 0
        assert math.isclose(sum_squared_error(hypothesis, background, examples, target_index=target), total)
