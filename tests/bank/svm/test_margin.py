"""Tests of `reference.svm.margin`."""

import math
from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.svm.draws import facing_pair, points_for, signs
from reference.svm.kernels import back_mapped
from reference.svm.margin import border_1d, margin, max_margin, separating_line
from reference.svm.mistakes.margin import between_the_closest, between_the_means, facing_the_other_way
from reference.svm.verify import separator_flaws
from tests.banked import worked_out

SEEDS = st.integers(0, 10**6)


def task(seed: int) -> tuple[list[list[float]], list[int]]:
    random = Random(seed)
    labels = signs(random, [4, 7])
    return points_for(random, labels), labels


@settings(max_examples=12)
@given(SEEDS)
def test_the_support_vectors_meet_the_kkt_conditions_with_some_multipliers(seed: int) -> None:
    points, labels = task(seed)
    found = max_margin(points, labels)
    sums = [label * (sum(w * x for w, x in zip(found["w"], point, strict=True)) + found["b"]) for point, label in
            zip(points, labels, strict=True)]  # fmt: skip
    assert min(sums) == pytest.approx(1)
    assert [place for place, total in enumerate(sums) if total == pytest.approx(1)] == found["support"]
    assert any(stationary(found, points, labels, some) for some in subsets(found["support"]))


def subsets(support: list[int]) -> list[tuple[int, ...]]:
    return [some for size in (2, 3) for some in combinations(support, size)]


def stationary(found: dict[str, Any], points: list, labels: list[int], some: tuple[int, ...]) -> bool:
    """Whether w is a sum of label times point with multipliers that are not negative and balance the classes."""
    rows = [[labels[n] * points[n][axis] for n in some] for axis in (0, 1)] + [[labels[n] for n in some]]
    wanted = [*(Fraction(w).limit_denominator(10**6) for w in found["w"]), Fraction(0)]
    multipliers = solved([list(map(Fraction, row)) for row in rows], wanted)
    return multipliers is not None and min(multipliers) >= 0


def solved(rows: list[list[Fraction]], wanted: list[Fraction]) -> list[Fraction] | None:
    """The solution of three equations in two or three unknowns, by elimination; None without just one."""
    table = [[*row, value] for row, value in zip(rows, wanted, strict=True)]
    unknowns = len(rows[0])
    for place in range(unknowns):
        pivot = next((row for row in table[place:] if row[place]), None)
        if pivot is None:
            return None
        table.remove(pivot)
        table.insert(place, pivot)
        table = [row if row is pivot else [a - b * row[place] / pivot[place] for a, b in zip(row, pivot, strict=True)]
                 for row in table]  # fmt: skip
    if any(any(row) for row in table[unknowns:]):
        return None
    return [table[place][-1] / table[place][place] for place in range(unknowns)]


@settings(max_examples=12)
@given(SEEDS)
def test_no_other_line_has_a_larger_margin(seed: int) -> None:
    points, labels = task(seed)
    most = max_margin(points, labels)["margin"]
    for turn in range(0, 360, 5):
        w = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        places = [w[0] * x + w[1] * y for x, y in points]
        first = min(place for place, label in zip(places, labels, strict=True) if label > 0)
        last = max(place for place, label in zip(places, labels, strict=True) if label < 0)
        assert margin(w, -(first + last) / 2, points, labels) <= most + 1e-12


@settings(max_examples=12)
@given(SEEDS)
def test_points_off_the_margin_do_not_matter_and_the_line_moves_and_turns_with_the_points(seed: int) -> None:
    points, labels = task(seed)
    found = max_margin(points, labels)
    only = [points[place] for place in found["support"]]
    assert max_margin(only, [labels[place] for place in found["support"]])["w"] == found["w"]
    turned = max_margin([[-y + 3, x - 1] for x, y in points], labels)
    assert turned["support"] == found["support"]
    assert turned["w"] == pytest.approx([-found["w"][1], found["w"][0]])
    assert turned["margin"] == pytest.approx(found["margin"])


@settings(max_examples=12)
@given(SEEDS, st.floats(0.01, 100))
def test_the_verifier_takes_every_scale_and_no_known_mistake(seed: int, scale: float) -> None:
    points, labels = task(seed)
    right = max_margin(points, labels)
    scaled = right | {"w": [scale * w for w in right["w"]], "b": scale * right["b"]}
    assert separator_flaws(scaled, points, labels) == []
    assert separator_flaws([scaled[name] for name in ("w", "b", "support", "margin")], points, labels) == []
    for wrong in (between_the_means, between_the_closest, facing_the_other_way):
        mistaken = wrong(points, labels)
        own = margin(mistaken["w"], mistaken["b"], points, labels)
        assert bool(separator_flaws(mistaken, points, labels)) == (own < (1 - 1e-3) * right["margin"])


@settings(max_examples=25)
@given(st.lists(st.integers(-50, 50), min_size=1, max_size=5), st.lists(st.integers(-50, 50), min_size=1, max_size=5))
def test_among_numbers_the_border_is_halfway_between_the_nearest_opposites(low: list[int], high: list[int]) -> None:
    high = [value + max(low) - min(high) + 1 for value in high]
    assert border_1d([*low, *high], [-1] * len(low) + [1] * len(high)) == pytest.approx((max(low) + min(high)) / 2)


def test_the_line_form_and_the_features_of_blockeel_agree() -> None:
    points = [[x, x * x] for x in (-2, -0.5, 0.3, 1.2, 1.5)]
    found = max_margin(points, [-1, 1, 1, -1, -1])
    line = separating_line(points, [-1, 1, 1, -1, -1])
    assert line["slope"] * 0.3 + line["intercept"] > 0.09
    assert 2 * found["margin"] == pytest.approx(1.622498, abs=1e-6)
    for x in back_mapped(found["w"], found["b"]):
        assert found["w"][0] * x + found["w"][1] * x * x + found["b"] == pytest.approx(0, abs=1e-9)
    assert back_mapped([0, 1], 1) == []


@settings(max_examples=12)
@given(SEEDS)
def test_a_facing_pair_decides_the_line(seed: int) -> None:
    classes = facing_pair(Random(seed), "ABCDEF")
    parts = worked_out("svm.max_margin_by_hand", **classes)
    found = max_margin([*classes["plus"].values(), *classes["minus"].values()], [1] * 3 + [-1] * 3)
    assert [parts["w1"], parts["w2"], parts["b"]] == pytest.approx([*found["w"], found["b"]])
    assert [[*classes["plus"], *classes["minus"]][place] for place in found["support"]] == [
        parts["plus"],
        parts["minus"],
    ]
    p, q = classes["plus"][parts["plus"]], classes["minus"][parts["minus"]]
    assert 2 * parts["margin"] == pytest.approx(math.dist(p, q))
    assert parts["w1"] * p[0] + parts["w2"] * p[1] + parts["b"] == pytest.approx(1)


def test_the_squares_of_a_hand_calculation_lead_back_to_the_gauge() -> None:
    parts = worked_out("svm.squared_line_by_hand", inside=[-0.5, 0.3], outside=[-2, 1.2, 1.5])
    found = max_margin([[0.25], [0.09], [4], [1.44], [2.25]], [1, 1, -1, -1, -1])
    assert [parts["a"], parts["b"], parts["width"]] == pytest.approx([*found["w"], found["b"], 2 * found["margin"]])
    assert parts["x"] ** 2 == pytest.approx(border_1d([0.25, 0.09, 4, 1.44, 2.25], [1, 1, -1, -1, -1]))
