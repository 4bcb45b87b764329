"""Tests of `reference.bayes.mistakes`."""

from collections.abc import Callable

import pytest

from tests.banked import worked_out
from tests.known_mistakes import mistake_of
from tests.printed import printed

RIGHT = worked_out("bayes.posterior_by_hand", prior=0.008, sensitivity=0.98, specificity=0.97)  # Mitchell's cancer test


PARTS = {  # mistake of a part: (its arguments, what it gives)
    mistake_of("bayes.posterior_by_hand", "silence taken for a beep"): ((0.008, 0.97), "0.9622"),
    mistake_of("bayes.posterior_by_hand", "leaking bottles taken for intact ones"): ((0.008, 0.97), "0.0002"),
    mistake_of("bayes.posterior_by_hand", "beeps only at leaking bottles"): (
        (RIGHT["hit"], RIGHT["false_alarm"]),
        "0.0078",
    ),
    mistake_of("bayes.posterior_by_hand", "product instead of sum"): ((RIGHT["hit"], RIGHT["false_alarm"]), "0.0002"),
    mistake_of("bayes.posterior_by_hand", "not divided by the beeps"): ((RIGHT["hit"], RIGHT["alarm"]), "0.0078"),
    mistake_of("bayes.posterior_by_hand", "odds instead of a probability"): ((RIGHT["hit"], RIGHT["alarm"]), "0.2634"),
}


@pytest.mark.parametrize("mistake", PARTS, ids=lambda mistake: mistake.__name__)
def test_mistaken_parts(mistake: Callable[..., float]) -> None:
    args, figure = PARTS[mistake]
    assert mistake(*args) == printed(figure)


def test_the_prior_neglected_in_a_whole_calculation() -> None:
    parts = mistake_of("bayes.posterior_by_hand", "prior left out")(0.008, 0.98, 0.97)
    assert parts == printed({"hit": "0.98", "false_alarm": "0.03", "alarm": "1.01", "posterior": "0.9703"})
    assert mistake_of("bayes.posterior_by_hand", "the condition turned around")(0.008, 0.98, 0.97) == {
        "posterior": 0.98
    }


ALARMS = {  # mistake: what it gives for Mitchell's cancer test (right: 0.2085)
    mistake_of("bayes.which_posterior", "the condition turned around"): "0.98",
    mistake_of("bayes.which_posterior", "prior left out"): "0.9703",
    mistake_of("bayes.which_posterior", "not divided by the flags"): "0.0078",
    mistake_of("bayes.which_posterior", "odds instead of a probability"): "0.2634",
    mistake_of("bayes.which_posterior", "silence taken for a flag"): "0.0081",
}


@pytest.mark.parametrize("mistake", ALARMS, ids=lambda mistake: mistake.__name__)
def test_mistaken_alarms(mistake: Callable[..., float]) -> None:
    assert mistake(0.008, 0.98, 0.97) == printed(ALARMS[mistake])
