"""What the known mistakes give, where a book or a hand calculation says what that would be."""

from collections.abc import Callable
from typing import Any

import pytest

from reference import bayes, information, linear
from reference.misconceptions import bayes as bayes_mistakes
from reference.misconceptions import information as information_mistakes
from reference.misconceptions import linear as linear_mistakes
from reference.process import Process
from tests.printed import printed

ENTROPIES = {  # mistake: (what it gives on 9 and 5 examples, and on one each of three classes)
    information_mistakes.unweighted_surprise: ("2.123", "4.755"),
    information_mistakes.negative_entropy: ("-0.940", "-1.585"),
    information_mistakes.gini_for_entropy: ("0.459", "0.667"),
    information_mistakes.binary_entropies: ("1.881", "2.755"),
    information_mistakes.logarithms_of_counts: ("2.867", "0.000"),
    information_mistakes.divided_by_classes: ("6.582", "1.585"),
}


@pytest.mark.parametrize("mistake", ENTROPIES, ids=lambda mistake: mistake.__name__)
def test_mistaken_entropies(mistake: Callable[..., float]) -> None:
    assert [mistake([9, 5]), mistake([1, 1, 1])] == printed(list(ENTROPIES[mistake]))


@pytest.mark.parametrize("mistake", ENTROPIES, ids=lambda mistake: mistake.__name__)
@pytest.mark.parametrize("counts", [[], [4, 0], [0, 0]])
def test_mistaken_entropies_have_a_value_where_the_entropy_has_one(
    mistake: Callable[..., float], counts: list[int]
) -> None:
    assert isinstance(mistake(counts), float)


@pytest.mark.parametrize(("base", "figure"), [(2.718281828459045, "0.652"), (10, "0.283")])
def test_other_logarithms_give_what_mitchells_entry_says(base: float, figure: str) -> None:
    assert information.entropy([9, 5], base=base) == printed(figure)


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


RIGHT = bayes.posterior_parts(0.008, 0.98, 0.97)  # Mitchell's cancer test
PARTS = {  # mistake of a part: (its arguments, what it gives)
    bayes_mistakes.correct_rejection: ((0.008, 0.97), "0.9622"),
    bayes_mistakes.false_alarm_of_prior: ((0.008, 0.97), "0.0002"),
    bayes_mistakes.hits_for_evidence: ((RIGHT["hit"], RIGHT["false_alarm"]), "0.0078"),
    bayes_mistakes.product_for_evidence: ((RIGHT["hit"], RIGHT["false_alarm"]), "0.0002"),
    bayes_mistakes.joint_for_posterior: ((RIGHT["hit"], RIGHT["alarm"]), "0.0078"),
    bayes_mistakes.odds_for_posterior: ((RIGHT["hit"], RIGHT["alarm"]), "0.2634"),
}


@pytest.mark.parametrize("mistake", PARTS, ids=lambda mistake: mistake.__name__)
def test_mistaken_parts(mistake: Callable[..., float]) -> None:
    args, figure = PARTS[mistake]
    assert mistake(*args) == printed(figure)


WHOLES = {
    bayes_mistakes.posterior_without_prior: "0.9703",
    bayes_mistakes.likelihood_for_posterior: "0.98",
    bayes_mistakes.joints_for_posterior: "0.0078",
}


@pytest.mark.parametrize("mistake", WHOLES, ids=lambda mistake: mistake.__name__)
def test_mistaken_posteriors(mistake: Callable[..., dict[str, float]]) -> None:
    prior, likelihood = {"cancer": 0.008, "healthy": 0.992}, {"cancer": 0.98, "healthy": 0.03}
    assert mistake(prior, likelihood)["cancer"] == printed(WHOLES[mistake])


def test_the_prior_neglected_in_a_whole_calculation() -> None:
    parts = bayes_mistakes.parts_without_prior(0.008, 0.98, 0.97)
    assert parts == printed({"hit": "0.98", "false_alarm": "0.03", "alarm": "1.01", "posterior": "0.9703"})
    assert bayes_mistakes.sensitivity_for_posterior(0.008, 0.98, 0.97) == {"posterior": 0.98}
