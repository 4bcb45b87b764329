"""Tests of `reference.trees.cost_gain`."""

import math

import pytest

from grader.build.datasets import dataset_of
from grader.paths import bank_files
from reference.trees.cost_gain import cost_scores, cost_sensitive_gain

COSTS = {"outlook": 10, "temperature": 1, "humidity": 2, "windy": 1}


def weather() -> list[dict[str, str]]:
    return list(dataset_of("weather", bank_files()[0].parent).rows)


@pytest.mark.parametrize(
    ("measure", "w", "scores"),
    [  # what the catalogue works out for the play-tennis table
        ("tan_schlimmer", 1, [0.006089, 0.000854, 0.011527, 0.002316]),
        ("nunez", 1, [0.016957, 0.010231, 0.036994, 0.016961]),
        ("nunez", 0.5, [0.056241, 0.014469, 0.064076, 0.023986]),
        ("nunez", 0, [0.186531, 0.020463, 0.110982, 0.033921]),
    ],
)
def test_the_scores_of_the_weather_table(measure: str, w: float, scores: list[float]) -> None:
    found = cost_scores(weather(), COSTS, "play", measure=measure, w=w)
    assert list(found) == list(COSTS)
    assert list(found.values()) == pytest.approx(scores, abs=1e-5)


def test_without_importance_costs_change_nothing_and_twice_the_cost_halves_tan_and_schlimmer() -> None:
    assert cost_sensitive_gain(0.4, 3, measure="nunez", w=0) == cost_sensitive_gain(0.4, 99, measure="nunez", w=0)
    assert math.isclose(cost_sensitive_gain(0.4, 3), 2 * cost_sensitive_gain(0.4, 6))
    assert cost_sensitive_gain(0, 3) == cost_sensitive_gain(0, 3, measure="nunez") == 0


@pytest.mark.parametrize(
    ("cost", "measure", "w", "said"),
    [
        (0, "tan_schlimmer", 1, "above 0"),
        (-1, "nunez", 1, "not negative"),
        (1, "nunez", 2, "between"),
        (1, "ID3", 1, "no measure"),
    ],
)
def test_what_is_not_defined_is_refused(cost: float, measure: str, w: float, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        cost_sensitive_gain(0.4, cost, measure=measure, w=w)
