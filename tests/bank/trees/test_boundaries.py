"""Tests of `reference.trees.boundaries`."""

import math
from random import Random

import pytest

from reference.trees.boundaries import boundary_thresholds, child_order
from reference.trees.thresholds import candidate_thresholds, table_of, threshold_gain


@pytest.mark.parametrize("seed", range(40))
def test_the_largest_gain_of_all_midpoints_is_at_a_boundary(seed: int) -> None:
    random = Random(seed)
    values = [float(random.randint(1, 7)) for _ in range(10)]
    labels = [random.choice("abc") for _ in values]
    rows = table_of(values, labels)
    every = candidate_thresholds(rows, "value")  # type: ignore[arg-type]
    found = boundary_thresholds(values, labels)
    assert set(found) <= set(every)
    gains = {cut: threshold_gain(rows, "value", "class", cut) for cut in every}  # type: ignore[arg-type]
    if gains and max(gains.values()) > 1e-9:
        assert math.isclose(max(gains[cut] for cut in found), max(gains.values()))


def test_the_classes_of_a_value_count_together_whatever_their_order() -> None:
    assert boundary_thresholds([1, 2, 2, 3], "abab") == boundary_thresholds([3, 2, 2, 1], "baba") == [1.5, 2.5]
    assert boundary_thresholds([1, 1, 2], "aab") == [1.5]
    assert boundary_thresholds([0.1, 0.2], "ab") == [0.15]
    assert boundary_thresholds([], "") == []


@pytest.mark.parametrize("seed", range(10))
def test_the_order_of_a_child_is_that_of_its_parent(seed: int) -> None:
    random = Random(seed)
    parent = random.sample(range(12), 12)
    members = random.sample(parent, 5)
    assert child_order(parent, members) == sorted(members, key=parent.index)
    with pytest.raises(ValueError, match="missing"):
        child_order(parent, [99])
