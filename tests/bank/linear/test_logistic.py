"""Tests of `reference.linear.logistic`."""

import pytest

from grader.build.built_exercise import build_exercise
from reference.linear.logistic import REWEIGHTED_LEAST_SQUARES, logit
from tests.banked import specs

SIX = [((1,), 0), ((2,), 0), ((3,), 1), ((4,), 0), ((5,), 1), ((6,), 1)]


@pytest.mark.parametrize("p", [0, 1])
def test_certainty_has_no_logit(p: float) -> None:
    with pytest.raises(ValueError, match="no logit"):
        logit(p)


def test_the_six_examples_of_the_catalogue_are_fitted_as_by_hand() -> None:
    _, *states = REWEIGHTED_LEAST_SQUARES.steps(examples=SIX, rounds=4)
    assert [state.weights for state in states] == [
        pytest.approx(pair, abs=1e-5)
        for pair in [(-2.8, 0.8), (-3.88422, 1.10978), (-4.22144, 1.20612), (-4.24893, 1.21398)]
    ]
    told = [state.log_likelihood for state in states]
    assert told == pytest.approx([-2.60645, -2.48487, -2.47802, -2.47799], abs=1e-5)


@pytest.mark.parametrize("secret", [b"s35", b"s82", b"s103", b"s129"])  # weights near 0 left no such points with these
def test_points_far_from_zero_are_found_whatever_the_secret(secret: bytes) -> None:
    built = build_exercise(specs()["linear.logistic_probabilities"], assignment_id="fairness", secret=secret)
    [far] = [case for case in built.cases if case.name == "far from zero"]
    assert len(far.instances) == 4
