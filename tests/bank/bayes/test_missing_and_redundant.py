"""Tests of `reference.bayes.missing_and_redundant`."""

import csv

import pytest

from grader.paths import datasets_dir
from reference.bayes.missing_and_redundant import naive_bayes_with_copies

DAY = {"outlook": "sunny", "temperature": "cool", "humidity": "high", "windy": "true"}


@pytest.mark.parametrize(("copies", "figure"), [(0, 0.205), (1, 0.300), (10, 0.977)])
def test_copies_of_temperature_turn_the_new_day(copies: int, figure: float) -> None:
    with (datasets_dir() / "weather.csv").open(encoding="utf-8", newline="") as file:
        weather = list(csv.DictReader(file))
    found = naive_bayes_with_copies(weather, "play", DAY, "temperature", copies)
    assert found["yes"] == pytest.approx(figure, abs=5e-4)
