"""Tests of `reference.linear.mistakes`."""

from typing import Any

import pytest

from reference.linear import perceptron as linear
from reference.linear.mistakes import perceptron as linear_mistakes
from reference.process import Process
from tests.printed import printed

KUBAT = {"examples": [[[1, 0], 0], [[1, 1], 1], [[0, 0], 0]], "weights": [0.1, 0.3, 0.4], "rate": 0.5, "max_epochs": 1}


FIRST_EPOCHS = {  # mistake: the weights after each example of Kubat's table 4.2, by hand
    linear_mistakes.PERCEPTRON_FIXED_BIAS: [["0.1", "-0.2", "0.4"], ["0.1", "-0.2", "0.4"], ["0.1", "-0.2", "0.4"]],
    linear_mistakes.PERCEPTRON_WITHOUT_RATE: [["-0.9", "-0.7", "0.4"], ["0.1", "0.3", "1.4"], ["-0.9", "0.3", "1.4"]],
    linear_mistakes.PERCEPTRON_AWAY_FROM_LABEL: [["0.6", "0.8", "0.4"], ["0.6", "0.8", "0.4"], ["1.1", "0.8", "0.4"]],
    linear_mistakes.PERCEPTRON_DOUBLE_STEP: [["-0.9", "-0.7", "0.4"], ["0.1", "0.3", "1.4"], ["-0.9", "0.3", "1.4"]],
    linear_mistakes.PERCEPTRON_ON_EVERY_EXAMPLE: [
        ["-0.4", "-0.2", "0.4"],
        ["0.1", "0.3", "0.9"],
        ["-0.4", "0.3", "0.9"],
    ],
    linear_mistakes.PERCEPTRON_BY_WEIGHTED_SUM: [["-0.1", "0.1", "0.4"], ["0.2", "0.4", "0.7"], ["0.1", "0.4", "0.7"]],
    linear_mistakes.PERCEPTRON_BATCH: [["0.1", "0.3", "0.4"], ["0.1", "0.3", "0.4"], ["-0.9", "-0.2", "0.4"]],
}
NAMES = {mistake: name for name, mistake in vars(linear_mistakes).items() if isinstance(mistake, Process)}


@pytest.mark.parametrize("mistake", FIRST_EPOCHS, ids=NAMES.__getitem__)
def test_mistaken_perceptrons(mistake: Process[linear.PerceptronState]) -> None:
    _, *steps = mistake.steps(**KUBAT)
    assert [list(state.weights) for state in steps] == printed(FIRST_EPOCHS[mistake])


@pytest.mark.parametrize("mistake", FIRST_EPOCHS, ids=NAMES.__getitem__)
def test_a_mistaken_perceptron_goes_on_from_any_state_of_the_right_one(mistake: Process[Any]) -> None:
    for state in linear.PERCEPTRON.steps(**KUBAT):
        following = mistake.successors(state, **KUBAT)
        assert [after.shown for after in following] == [state.shown + 1] * (state.shown < 3)


def test_a_mistaken_perceptron_keeps_the_conventions() -> None:
    args = {"examples": [[[1], 1]], "weights": [0, 0], "rate": 1}
    at_zero = [linear_mistakes.PERCEPTRON_FIXED_BIAS.last(**args, at_zero=value, max_epochs=1) for value in (0, 0.5, 1)]
    assert [state.weights for state in at_zero] == [(0, 1), (0, 0.5), (0, 0)]
