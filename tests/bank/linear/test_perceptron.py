"""Tests of `reference.linear.perceptron`."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.optimize import linprog

from reference.linear.perceptron import PERCEPTRON, corrected_weights, perceptron, step_output, weighted_sum
from reference.shared.draws.points import points
from tests.printed import printed

pytestmark = pytest.mark.slow  # seconds in all: `make quick` leaves it out
AND = [((0, 0), 0), ((0, 1), 0), ((1, 0), 0), ((1, 1), 1)]
XOR = [((0, 0), 0), ((0, 1), 1), ((1, 0), 1), ((1, 1), 0)]
AND_SIGNS = [((-1, -1), -1), ((-1, 1), -1), ((1, -1), -1), ((1, 1), 1)]
AND_LOW = [(x, 2 * label - 1) for x, label in AND]
TABLE_4_2 = [((1, 0), 0), ((1, 1), 1), ((0, 0), 0)]


NOT_SEPARABLE = [  # Kubat, computer assignment 4.1
    ((1, 1, 1, 0), 1), ((0, 0, 0, 0), 1), ((1, 1, 0, 1), 1),
    ((1, 1, 0, 0), 0), ((0, 1, 0, 1), 0), ((0, 0, 0, 1), 0),
]  # fmt: skip
TENTH = Fraction(1, 10)  # in floats a sum of zero may come out as 5e-17
SIGNS = {"low": -1, "at_zero": -1, "stop": "clean_pass"}  # Mitchell


BY_HAND = {  # example: (examples, first weights, rate, conventions, examples shown, last weights)
    "Kubat, exercise 4.2": (TABLE_4_2, (0.2, -0.1, 0.3), 0.5, {}, 3, ["-0.3", "-0.1", "0.8"]),
    "Kubat, rate 0.1": (TABLE_4_2, (TENTH, 3 * TENTH, 4 * TENTH), TENTH, {}, 6, ["-1/10", "1/10", "4/10"]),
    "Blockeel, AND": (AND, (0, 0, 0), 0.5, {"at_zero": 0.5}, 20, ["-1.25", "1.00", "0.50"]),
    "Blockeel, AND, 1 at zero": (AND, (0, 0, 0), 0.5, {"at_zero": 1}, 20, ["-1.50", "1.00", "0.50"]),
    "Blockeel, AND, clean pass": (
        AND, (0, 0, 0), 0.5, {"at_zero": 0.5, "stop": "clean_pass"}, 24, ["-1.25", "1.00", "0.50"]
    ),
    "Witten, AND": (AND, (0, 0, 0), 1, {"stop": "clean_pass"}, 24, ["-2", "2", "1"]),
    "Mitchell, AND": (AND_LOW, (0, 0, 0), TENTH, SIGNS, 24, ["-4/10", "4/10", "2/10"]),
    "Mitchell, AND of signs": (AND_SIGNS, (0, 0, 0), TENTH, SIGNS, 12, ["-2/10", "2/10", "2/10"]),
}  # fmt: skip


@pytest.mark.parametrize("example", BY_HAND)
def test_the_perceptron_ends_as_by_hand(example: str) -> None:
    examples, weights, rate, conventions, shown, figures = BY_HAND[example]
    last = perceptron(examples, weights, rate, **conventions)
    assert (last.shown, list(last.weights)) == (shown, printed(figures))


def loop_in_fractions(examples: Sequence, weights: Sequence, rate: Fraction, epochs: int) -> list[tuple[Fraction, ...]]:
    """The perceptron of Kubat's table 4.1 once more, as an exact loop that shares nothing with the reference."""
    w = [Fraction(value) for value in weights]
    seen = [tuple(w)]
    for _ in range(epochs):
        for x, c in examples:
            s = w[0] + sum(w[i + 1] * Fraction(x[i]) for i in range(len(x)))
            h = 1 if s > 0 else 0
            w[0] += rate * (c - h)
            for i in range(len(x)):
                w[i + 1] += rate * (c - h) * Fraction(x[i])
            seen.append(tuple(w))
        if all((w[0] + sum(w[i + 1] * Fraction(x[i]) for i in range(len(x))) > 0) == (c == 1) for x, c in examples):
            break
    return seen


def can_be_separated(examples: Sequence) -> bool:
    """Whether some weights have every positive sum at least 1 and every other at most -1: a linear programme."""
    rows = [[(-1 if label else 1) * value for value in (1, *x)] for x, label in examples]
    solved = linprog([0] * len(rows[0]), rows, [-1] * len(rows), bounds=[(None, None)] * len(rows[0]))
    return bool(solved.status == 0)


SMALL = st.fractions(-2, 2, max_denominator=4)
LABELLED = st.lists(st.tuples(st.tuples(SMALL, SMALL), st.integers(0, 1)), min_size=1, max_size=6)


@given(LABELLED, st.tuples(SMALL, SMALL, SMALL), st.sampled_from([Fraction(1, 10), Fraction(1, 2), Fraction(1)]))
def test_every_step_is_that_of_an_exact_loop(examples: list, weights: tuple, rate: Fraction) -> None:
    steps = PERCEPTRON.steps(examples=examples, weights=weights, rate=rate, max_epochs=5)
    assert [state.weights for state in steps] == loop_in_fractions(examples, weights, rate, epochs=5)


@given(LABELLED)
def test_it_ends_by_itself_only_on_classes_that_a_line_separates(examples: list) -> None:
    last = perceptron(examples, (0, 0, 0), Fraction(1), max_epochs=200)
    right = all(step_output(last.weights, x) == label for x, label in examples)
    assert right or last.shown == 200 * len(examples)
    if right:  # a sum of zero is a right 0 for us; a linear programme wants it negative, which a smaller bias gives
        room = min((weighted_sum(last.weights, x) for x, label in examples if label), default=Fraction(1))
        shifted = (last.weights[0] - Fraction(room) / 2, *last.weights[1:])
        assert all((weighted_sum(shifted, x) > 0) == (label == 1) for x, label in examples)
        assert can_be_separated([([float(value) for value in x], label) for x, label in examples])


@given(seed=st.integers(0, 10**6))
def test_it_converges_on_drawn_points_that_are_separable(seed: int) -> None:
    examples = points(Random(seed), n=[4, 8], separable=True)
    last = perceptron(examples, [0, 0, 0], 0.5, max_epochs=1000)
    assert last.shown < 1000 * len(examples)


@pytest.mark.parametrize("examples", [XOR, NOT_SEPARABLE], ids=["XOR", "Kubat, computer assignment 4.1"])
def test_it_goes_on_to_the_last_epoch_where_no_line_separates(examples: list) -> None:
    assert not can_be_separated(examples)
    last = perceptron(examples, [0] * (1 + len(examples[0][0])), Fraction(1, 2), max_epochs=30)
    assert last.shown == 30 * len(examples)


@given(LABELLED, st.tuples(SMALL, SMALL, SMALL))
def test_right_examples_move_nothing_and_wrong_ones_move_their_own_sum_by_rate_times_length(
    examples: list, weights: tuple
) -> None:
    steps = list(PERCEPTRON.steps(examples=examples, weights=weights, rate=Fraction(1, 4), max_epochs=3))
    for before, after in pairwise(steps):
        x, label = examples[before.shown % len(examples)]
        error = label - step_output(before.weights, x)
        gained = weighted_sum(after.weights, x) - weighted_sum(before.weights, x)
        assert gained == Fraction(1, 4) * error * (1 + sum(value**2 for value in x))
        assert (before.weights == after.weights) == (error == 0)


@given(LABELLED, st.sampled_from([Fraction(1, 3), Fraction(2), Fraction(7)]))
def test_from_weights_of_zero_the_rate_only_scales_the_weights(examples: list, rate: Fraction) -> None:
    slow = PERCEPTRON.steps(examples=examples, weights=(0, 0, 0), rate=1, max_epochs=5)
    fast = PERCEPTRON.steps(examples=examples, weights=(0, 0, 0), rate=rate, max_epochs=5)
    assert [tuple(rate * w for w in state.weights) for state in slow] == [state.weights for state in fast]


@given(LABELLED)
def test_a_clean_pass_confirms_the_same_weights(examples: list) -> None:
    early = perceptron(examples, (0, 0, 0), Fraction(1), max_epochs=50)
    late = perceptron(examples, (0, 0, 0), Fraction(1), max_epochs=50, stop="clean_pass")
    assert early.weights == late.weights
    assert late.shown - early.shown in (0, len(examples))


def test_lists_do_as_well_as_tuples_and_states_hold_tuples() -> None:
    examples = [[[1, 0], 0], [[1, 1], 1], [[0, 0], 0]]
    assert perceptron(examples, [0.1, 0.3, 0.4], 0.5) == perceptron(TABLE_4_2, (0.1, 0.3, 0.4), 0.5)
    assert all(
        isinstance(state.weights, tuple) for state in PERCEPTRON.steps(examples=examples, weights=[0, 0, 0], rate=1)
    )


def test_weights_of_the_wrong_length_are_refused() -> None:
    with pytest.raises(ValueError, match="zip"):
        corrected_weights((0, 0), (1, 1), label=1, output=0, rate=1)
