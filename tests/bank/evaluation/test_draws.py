"""What is drawn for exercises about classifiers, forecasts and their errors."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from reference.evaluation.baseline import majority_share
from reference.evaluation.costs import is_reasonable_cost
from reference.evaluation.draws import labels as draws

SEEDS = range(40)
CLASSES = ["b", "a", "c"]
ACTUAL = ["a", "b", "c", "a", "b", "a"]
DAYS = [{"a": 0.9, "b": 0.1}, {"a": 0.2, "b": 0.8}]


DRAWS: dict[str, Callable[[Random], Any]] = {
    "labels": lambda random: draws.labels(random, n=[5, 12], classes=CLASSES),
    "predictions": lambda random: draws.predictions(random, ACTUAL, CLASSES),
    "in_any_order": lambda random: draws.in_any_order(random, CLASSES),
    "outcome_table": lambda random: draws.outcome_table(random, n=[8, 12], classes=CLASSES),
    "confusion": lambda random: draws.confusion(random, classes=[2, 4]),
    "costs": lambda random: draws.costs(random, [[1, 2], [3, 4]], benefit=[0, 3]),
    "cost_matrices": draws.cost_matrices,
    "classifier_results": draws.classifier_results,
    "forecasts": lambda random: draws.forecasts(random, n=[2, 4], classes=CLASSES),
    "what_happened": lambda random: draws.what_happened(random, DAYS),
    "ranking": lambda random: draws.ranking(random, n=10, hits=[3, 6]),
    "near_or_far": lambda random: draws.near_or_far(random, [30, 40, 50], outlier=9),
    "magnitudes": draws.magnitudes,
    "estimate": lambda random: draws.estimate(random, 40.0),
}


@pytest.mark.parametrize("draw", DRAWS)
def test_a_draw_is_plain_and_the_same_for_the_same_seed_only(draw: str) -> None:
    drawn = [DRAWS[draw](Random(seed)) for seed in SEEDS]
    assert json.loads(json.dumps(drawn, allow_nan=False)) == drawn
    assert drawn == [DRAWS[draw](Random(seed)) for seed in SEEDS]
    assert len({json.dumps(each) for each in drawn}) > 1


@pytest.mark.parametrize("seed", SEEDS)
def test_labels_have_every_class_and_predictions_some_right_and_some_wrong(seed: int) -> None:
    actual = DRAWS["labels"](Random(seed))
    assert set(actual) == set(CLASSES)
    assert 5 <= len(actual) <= 12
    predicted = draws.predictions(Random(seed), actual, CLASSES)
    right = sum(own == label for own, label in zip(predicted, actual, strict=True))
    assert 0 < right < len(actual)
    assert set(predicted) == set(CLASSES)


def test_an_order_is_never_the_alphabetical_one() -> None:
    assert ["a", "b", "c"] not in [DRAWS["in_any_order"](Random(seed)) for seed in SEEDS]


def test_matrices_are_not_their_own_transposes() -> None:
    for seed in SEEDS:
        for drawn in (DRAWS["confusion"](Random(seed)), DRAWS["costs"](Random(seed))):
            assert drawn != [list(column) for column in zip(*drawn, strict=True)]


def test_options_are_right_and_wrong_and_at_times_just_at_the_limit() -> None:
    limits = 0
    for seed in SEEDS:
        reasonable = [is_reasonable_cost(cost) for cost in draws.cost_matrices(Random(seed))]
        assert 4 <= sum(reasonable) <= len(reasonable) - 4
        for result in draws.classifier_results(Random(seed)):
            sizes = {"sick": result["sick"], "well": result["well"]}
            limits += result["right"] / sum(sizes.values()) == majority_share(sizes)
            assert result["right"] < sum(sizes.values())
    assert limits


def test_a_ranking_has_the_asked_hits_and_forecasts_hold_possible_what_happens() -> None:
    for seed in SEEDS:
        assert draws.ranking(Random(seed), n=10, hits=4).count("yes") == 4
        happened = draws.what_happened(Random(seed), [{"a": 0.5, "b": 0.5}])
        assert happened in (["a"], ["b"])
        assert all(sum(p.values()) == pytest.approx(1) for p in DRAWS["forecasts"](Random(seed)))
