"""Tests of `reference.rules.weighted`."""

import math
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from reference.rules.coverage import Rows, coverage_counts, covers
from reference.rules.draws.bodies import any_rows, any_subgroups
from reference.rules.weighted import WEIGHTED, average_recalls, weighted_coverage, weighted_covering
from tests.bank.rules.test_covering import DOLPHINS

SEEDS = st.integers(0, 10**6).map(Random)
LITERALS = [
    [("Length", "3")],
    [("Length", "4")],
    [("Length", "5")],
    [("Gills", "yes")],
    [("Gills", "no")],
    [("Beak", "yes")],
    [("Beak", "no")],
    [("Teeth", "many")],
    [("Teeth", "few")],
]


def two_classes(random: Random) -> Rows:
    rows = any_rows(random)
    return [{**row, "class": "+" if place % 2 else "-"} for place, row in enumerate([*rows, *rows])]


@settings(max_examples=60)
@given(SEEDS)
def test_a_weight_is_the_decay_to_the_number_of_chosen_bodies_that_cover_the_row(random: Random) -> None:
    rows = two_classes(random)
    bodies = any_subgroups(random, [dict(row) for row in rows])
    for state in WEIGHTED.steps(rows=rows, target="class", positive="+", bodies=bodies, decay=0.5):
        for row, weight in zip(rows, state.weights, strict=True):
            assert weight == 0.5 ** sum(covers(bodies[place], row) for place in state.chosen)
        assert len({*state.chosen}) == len(state.chosen)


@settings(max_examples=60)
@given(SEEDS)
def test_with_equal_weights_it_is_the_mean_of_the_two_recalls(random: Random) -> None:
    rows = two_classes(random)
    bodies = any_subgroups(random, [dict(row) for row in rows])
    half = len(rows) // 2
    for body, recall in zip(bodies, average_recalls(bodies, rows, [0.25] * len(rows), "class", "+"), strict=True):
        pos, neg = coverage_counts(body, rows, "class", "+")
        assert math.isclose(recall, (pos / half + (half - neg) / half) / 2)


def test_the_dolphins_are_covered_by_gills_alone() -> None:
    """Our own run, as no book has one: without repeats both values of gills are enough."""
    assert weighted_covering(DOLPHINS, "Class", "+", LITERALS) in ([3, 4], [4, 3])


def test_with_repeats_the_loop_need_not_end() -> None:
    """Flach's algorithm 6.5 as printed: some dolphins keep the weight 1 for as long as one looks."""
    given = {"rows": DOLPHINS, "target": "Class", "positive": "+", "bodies": LITERALS, "decay": 0.5, "repeat": True}
    states = WEIGHTED.steps(**given)
    for _ in range(200):
        state = next(states)
    assert len(state.chosen) == 199
    assert 1 in state.weights


def test_the_first_dolphin_subgroup_changes_the_counts_of_length_4() -> None:
    """Flach's example 6.7 exchanges the signs: the subgroup covers one positive and three negative dolphins."""
    weights = [0.5 if row["Length"] == "4" else 1 for row in DOLPHINS]
    body = [("Length", "4")]
    assert coverage_counts(body, DOLPHINS, "Class", "+") == (1, 3)
    assert weighted_coverage(body, DOLPHINS, weights, "Class", "+") == (0.5, 1.5)
    assert weighted_coverage((), DOLPHINS, weights, "Class", "+") == (4.5, 3.5)


def test_ranks_3_and_4_of_flachs_table_6_2_are_exchanged() -> None:
    weights = [0.5 if row["Length"] == "4" else 1 for row in DOLPHINS]
    third, fourth = [("Gills", "no"), ("Teeth", "many")], [("Length", "5"), ("Gills", "yes")]
    recalls = average_recalls([third, fourth], DOLPHINS, weights, "Class", "+")
    assert [round(recall, 2) for recall in recalls] == [0.78, 0.21]
    assert abs(recalls[1] - 0.5) > abs(recalls[0] - 0.5)
