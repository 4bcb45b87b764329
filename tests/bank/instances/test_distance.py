"""Tests of `reference.instances.distance`."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from reference.instances import draws
from reference.instances.distance import minkowski_distance, similarity
from reference.instances.neighbours import nearest
from reference.multilabel import draws as sets
from reference.preprocessing import draws as columns

SPOTS = [[0, 0], [1, 5], [7, 2], [8, 8], [3, 9], [5, 5]]


def test_there_is_no_metric_below_one_and_no_unknown_weight() -> None:
    with pytest.raises(ValueError, match="1 or more"):
        minkowski_distance([0], [1], 0.5)
    with pytest.raises(ValueError, match="not 1/\\(1\\+d\\)"):
        similarity(1, "1/(1+d)")
    with pytest.raises(ValueError, match="5 neighbours of 2"):
        nearest([(0,), (1,)], (0,), 5)


DRAWS: dict[str, Callable[[Random], Any]] = {
    "places": lambda random: draws.places(random, [4, 8], [[0, 9], [0, 9]], 1),
    "labels": lambda random: draws.near_labels(random, SPOTS, ["a", "b", "c"], 0.4),
    "crowded places": lambda random: draws.crowded_places(random, 4, [[0, 3], [0, 3]], [1, 2]),
    "disputed places": lambda random: draws.disputed_places(random, 5, [[0, 9], [0, 9]], [4, 4]),
    "a table": lambda random: draws.named_rows(random, 5, ["x", "y"], [[0, 9], [0, 9]], ["a", "b"]),
    "neighbours": lambda random: draws.neighbour_table(random, 9, ["a", "b"]),
    "gaps": lambda random: columns.gappy_rows(random, [5, 8], {"c": ["u", "v"]}, {"w": [2, 9]}, [1, 2]),
    "a harvest": lambda random: columns.harvest(random, [6, 9], ["u", "v", "w"], ["l", "s"]),
    "domains": lambda random: columns.domains(random, {"c": ["u", "v", "w", "x"], "t": [True, False]}),
    "label sets": lambda random: sets.predicted_sets(random, sets.label_sets(random, 5, "abc"), "abc"),
    "counts": lambda random: sets.class_results(random, ["a", "b"], [[1, 9], [1, 9]], [1, 9]),
}


@pytest.mark.parametrize("draw", DRAWS)
def test_a_draw_is_plain_the_same_for_a_seed_and_another_for_others(draw: str) -> None:
    drawn = [DRAWS[draw](Random(seed)) for seed in range(8)]
    assert json.loads(json.dumps(drawn, allow_nan=False)) == drawn
    assert [DRAWS[draw](Random(seed)) for seed in range(8)] == drawn
    assert len({json.dumps(each) for each in drawn}) > 1


def test_every_class_occurs_and_another_point_is_nearest_by_city_blocks() -> None:
    for seed in range(20):
        assert {*draws.near_labels(Random(seed), SPOTS, ["a", "b", "c"], 0.4)} == {"a", "b", "c"}
        points = draws.disputed_places(Random(seed), 5, [[0, 9], [0, 9]], [4, 4])
        nearest_two = [min(points, key=lambda x, p=p: minkowski_distance(x, [4, 4], p)) for p in (1, 2)]
        assert nearest_two[0] != nearest_two[1]
