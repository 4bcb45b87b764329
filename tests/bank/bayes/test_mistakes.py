"""Tests of `reference.bayes.mistakes`."""

from collections.abc import Callable

import pytest

from reference.bayes.mistakes import rule as bayes_mistakes
from tests.banked import worked_out
from tests.printed import printed

RIGHT = worked_out("bayes.posterior_by_hand", prior=0.008, sensitivity=0.98, specificity=0.97)  # Mitchell's cancer test


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


ALARMS = {  # mistake: what it gives for Mitchell's cancer test (right: 0.2085)
    bayes_mistakes.sensitivity_of_alarm: "0.98",
    bayes_mistakes.alarm_without_prior: "0.9703",
    bayes_mistakes.hit_for_posterior: "0.0078",
    bayes_mistakes.odds_of_alarm: "0.2634",
    bayes_mistakes.alarm_from_silence: "0.0081",
}


@pytest.mark.parametrize("mistake", ALARMS, ids=lambda mistake: mistake.__name__)
def test_mistaken_alarms(mistake: Callable[..., float]) -> None:
    assert mistake(0.008, 0.98, 0.97) == printed(ALARMS[mistake])
