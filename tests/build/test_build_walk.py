"""What judging asks of the reference: the steps from a student's own state, a part from a student's own parts."""

from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest

from grader.built.walk import NotLike, part_value, state_value_like, walk_of
from grader.codec.values import Array, Opaque, Scalar, Series
from reference.bayes.rule import BELIEF
from reference.linear.perceptron import PERCEPTRON
from tests.build.build_sample import POSTERIOR, built

ARGS = {"examples": [[[1, 0], 0], [[1, 1], 1], [[0, 0], 0]], "weights": [0.1, 0.3, 0.4], "rate": 0.5}
BOUND = {"at_zero": 0, "max_epochs": 20}


def walk() -> Any:
    return walk_of(PERCEPTRON, ARGS, BOUND, ("weights",), ("weights",))


def test_a_walk_goes_the_way_of_the_process() -> None:
    steps = walk()
    states, following = [steps.start], steps.successors(steps.start)
    while following:
        states.append(following[0])
        following = steps.successors(following[0])
    assert [steps.record(state) for state in states] == [
        {"weights": list(state.weights)} for state in PERCEPTRON.steps(**ARGS, **BOUND)
    ]


def test_a_step_can_be_taken_from_the_students_own_weights() -> None:
    steps = walk()
    [after_one] = steps.successors(steps.start)
    slipped = steps.carry(after_one, {"weights": [0.4, -0.2, 0.4]})  # a sign wrong in w0
    assert (slipped.shown, slipped.weights) == (1, (0.4, -0.2, 0.4))
    [after_two] = steps.successors(slipped)
    assert steps.record(after_two) == {"weights": [0.4, -0.2, 0.4]}  # 0.6 is above zero: no mistake from there


@pytest.mark.parametrize(
    "own",
    [
        {"weights": [0.4, -0.2, 0.4]},
        {"weights": (Fraction(2, 5), Decimal("-0.2"), Scalar("float64", 0.4))},
        {"weights": Array("float64", (3,), (0.4, -0.2, 0.4))},
        {"weights": Series("float64", (0, 1, 2), (0.4, -0.2, 0.4))},
    ],
)
def test_any_form_of_the_students_weights_becomes_the_kind_the_state_holds(own: dict[str, Any]) -> None:
    steps = walk()
    assert steps.carry(steps.start, own).weights == (0.4, -0.2, 0.4)
    assert {type(weight) for weight in steps.carry(steps.start, own).weights} == {float}


@pytest.mark.parametrize(
    "own",
    [
        {},
        {"weights": None},
        {"weights": "0.1"},
        {"weights": [0.1, None, 0.2]},
        {"weights": [True, 0.1, 0.2]},
        {"weights": [10**400, 0.1, 0.2]},
        {"weights": {"w0": 0.1}},
        {"weights": [[0.1], [0.2], [0.3, 0.4]]},
        {"weights": [Opaque("function")] * 3},
        [0.1, 0.2, 0.3],
    ],
)
def test_what_is_no_weights_cannot_be_carried(own: Any) -> None:
    steps = walk()
    assert steps.carry(steps.start, own) is None


def test_values_take_the_kind_of_what_they_replace() -> None:
    assert state_value_like(0, 3.0) == 3.0
    assert state_value_like((), [1, 2]) == (1, 2)
    assert state_value_like(((1.0, 2.0), (3.0, 4.0)), Array("int64", (2, 2), (1, 2, 3, 4))) == ((1.0, 2.0), (3.0, 4.0))
    assert state_value_like({"a": 0.5}, {"a": Fraction(1, 4)}) == {"a": 0.25}
    assert state_value_like(frozenset({("a", "b")}), [["b", "c"]]) == frozenset({("b", "c")})
    assert state_value_like("sunny", "rainy") == "rainy"
    assert state_value_like({"a": 0.5, "end": 0}, {"a": 1}) == {"a": 1.0, "end": 0}
    assert state_value_like({"a": "go"}, {"a": "stay", "end": None}) == {"a": "stay"}
    unlike: list[tuple[Any, Any]] = [({"a": 0.5}, {"b": 0.5}), ({"a": 0.5}, {"a": 1, "b": 2}), ("sunny", 1)]
    for held, given in [*unlike, (True, 1), (1.0, True), (1.0, "1")]:
        with pytest.raises(NotLike):
            state_value_like(held, given)


def test_a_mapping_in_a_state_is_carried_key_by_key() -> None:
    args = {"prior": {"a": 0.5, "b": 0.5}, "likelihoods": [{"a": 0.2, "b": 0.6}]}
    steps = walk_of(BELIEF, args, {}, ("belief",), ("belief",))
    own = steps.carry(steps.start, {"belief": {"a": Fraction(3, 4), "b": 0.25}})
    assert steps.record(steps.successors(own)[0])["belief"]["a"] == pytest.approx(0.5)
    assert steps.carry(steps.start, {"belief": {"a": 1.0}}) is None


def test_a_part_is_recomputed_from_the_students_own_parts() -> None:
    exercise = built(POSTERIOR)
    posterior = exercise.parts[-1]
    assert part_value(exercise, posterior, {"hit": 0.02, "alarm": 0.08}) == pytest.approx(0.25)


def test_a_part_that_has_no_value_from_the_students_own_raises_what_judging_expects() -> None:
    exercise = built(POSTERIOR)
    with pytest.raises(ValueError, match="ZeroDivisionError"):
        part_value(exercise, exercise.parts[-1], {"hit": 0.02, "alarm": 0.0})


def test_groups_given_as_sets_are_carried_like_lists_of_lists() -> None:
    assert state_value_like(((0,), (1,)), {frozenset({2, 1}), frozenset({0})}) == state_value_like(
        ((0,), (1,)), [{0}, [1, 2]]
    )
