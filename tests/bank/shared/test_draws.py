"""Tests of `reference.shared.draws`."""

import json
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.optimize import linprog

from reference.associations.draws.transactions import part_of_a_basket, rules, transactions
from reference.bayes.draws.hypotheses import likelihoods
from reference.evaluation.draws.scores import scores
from reference.linear.draws import start_weights
from reference.shared.draws.numbers import counts, decimal_number, whole_number
from reference.shared.draws.points import points
from reference.shared.draws.probabilities import distribution, probability
from reference.shared.draws.tables import table, unseen_row, whole_domain

ROWS = table(Random(7), rows=12, columns={"a": 3, "b": 2, "class": 2})
BASKETS = transactions(Random(7), n=6, items=6, each=[2, 4])
SEEDS = range(40)
SEED = st.integers(0, 10**6)


DRAWS: dict[str, Callable[[Random], Any]] = {
    "whole_number": lambda random: whole_number(random, [3, 9]),
    "decimal_number": lambda random: decimal_number(random, [-1, 1], 2),
    "counts": lambda random: counts(random, classes=[2, 6], empty=[0, 1]),
    "table": lambda random: table(random, rows=[6, 30], columns={"a1": [2, 4], "a2": ["u", "v"], "class": 2}),
    "whole_domain": lambda random: whole_domain(random, ROWS),
    "unseen_row": lambda random: unseen_row(random, ROWS),
    "points": lambda random: points(random, n=[4, 8], dimensions=3, labels=["no", "yes", "perhaps"]),
    "separable points": lambda random: points(random, n=[4, 8], separable=True),
    "transactions": lambda random: transactions(random, n=[4, 9], items=[3, 6]),
    "planted transactions": lambda random: transactions(random, n=[4, 9], planted=[1, 2]),
    "part_of_a_basket": lambda random: part_of_a_basket(random, BASKETS, size=[1, 3]),
    "rules": lambda random: rules(random, BASKETS),
    "scores": lambda random: scores(random, n=[5, 12]),
    "start_weights": lambda random: start_weights(random, dimensions=2),
    "probability": lambda random: probability(random, within=[0.1, 0.9]),
    "distribution": lambda random: distribution(random, ["a", "b", "c"]),
    "likelihoods": lambda random: likelihoods(random, ["a", "b", "c"]),
}


@pytest.mark.parametrize("draw", DRAWS)
def test_a_draw_is_plain_and_the_same_for_the_same_seed(draw: str) -> None:
    for seed in SEEDS:
        drawn = DRAWS[draw](Random(seed))
        assert json.loads(json.dumps(drawn, allow_nan=False)) == drawn  # a tuple or a key that is no text would differ
        assert DRAWS[draw](Random(seed)) == drawn


@pytest.mark.parametrize("draw", [name for name in DRAWS if name not in ("whole_domain", "rules")])
def test_other_seeds_give_other_draws(draw: str) -> None:
    assert len({json.dumps(DRAWS[draw](Random(seed))) for seed in SEEDS}) > 1


def test_decimal_numbers_are_those_that_one_would_type() -> None:
    drawn = {decimal_number(Random(seed), [-0.3, 0.3], 1) for seed in range(200)}
    assert drawn == {-0.3, -0.2, -0.1, 0.0, 0.1, 0.2, 0.3}
    assert not any(str(value) == "-0.0" for value in drawn)
    assert isinstance(decimal_number(Random(1), [1, 9], 0), int)


@given(seed=SEED)
def test_counts_have_the_asked_classes_sizes_and_empty_ones(seed: int) -> None:
    drawn = counts(Random(seed), classes=[3, 5], each=[2, 9], empty=2)
    assert 3 <= len(drawn) <= 5
    assert drawn.count(0) == 2
    assert all(count == 0 or 2 <= count <= 9 for count in drawn)


@given(seed=SEED)
def test_a_table_has_the_asked_rows_columns_and_values(seed: int) -> None:
    drawn = table(Random(seed), rows=[6, 30], columns={"a1": [3, 4], "a2": ["u", "v"], "class": 2})
    assert 6 <= len(drawn) <= 30
    assert all(list(row) == ["a1", "a2", "class"] for row in drawn)
    assert {row["a1"] for row in drawn} <= set("abcd")
    assert {row["a2"] for row in drawn} <= {"u", "v"}
    assert {row["class"] for row in drawn} <= {"yes", "no"}


@given(seed=SEED)
def test_rows_of_a_consistent_table_never_contradict_each_other(seed: int) -> None:
    drawn = table(Random(seed), rows=30, columns={"a": 3, "b": 2, "class": 2}, consistent=True)
    assert len({(row["a"], row["b"]): row["class"] for row in drawn}) == len({tuple(row.values()) for row in drawn})


def test_a_table_that_need_not_be_consistent_contradicts_itself_at_times() -> None:
    drawn = [table(Random(seed), rows=30, columns={"a": 2, "class": 2}) for seed in SEEDS]
    assert any(len({tuple(row.values()) for row in rows}) > 2 for rows in drawn)


def test_the_whole_domain_has_every_combination_once_and_no_class() -> None:
    domain = whole_domain(Random(1), ROWS)
    assert len(domain) == 6
    assert len({tuple(row.values()) for row in domain}) == 6
    assert all(row.keys() == {"a", "b"} for row in domain)
    assert whole_domain(Random(1), ROWS, target="a")[0].keys() == {"b", "class"}


@given(seed=SEED)
def test_an_unseen_row_is_in_no_table_that_leaves_room_for_one(seed: int) -> None:
    rows = table(Random(seed), rows=5, columns={"a": 3, "b": 3, "class": 2})
    seen = [{column: row[column] for column in ("a", "b")} for row in rows]
    domain = whole_domain(Random(0), rows)
    drawn = unseen_row(Random(seed), rows)
    assert drawn in domain
    assert drawn not in seen or all(row in seen for row in domain)


@given(seed=SEED)
def test_points_have_the_asked_number_dimensions_labels_and_decimals(seed: int) -> None:
    drawn = points(Random(seed), n=[4, 8], dimensions=3, labels=[-1, 1], decimals=1, span=[0, 1])
    assert 4 <= len(drawn) <= 8
    assert {label for _, label in drawn} == {-1, 1}
    assert all(len(x) == 3 and all(0 <= value <= 1 and round(value, 1) == value for value in x) for x, _ in drawn)
    assert len({tuple(x) for x, _ in drawn}) == len(drawn)


@pytest.mark.parametrize("options", [{}, {"dimensions": 3, "decimals": 0, "span": [-3, 3]}, {"dimensions": 1, "n": 2}])
@given(seed=SEED)
def test_separable_points_are_separable(seed: int, options: dict[str, Any]) -> None:
    drawn = points(Random(seed), **{"n": [4, 8], "separable": True} | options)
    rows = [[(-1 if label else 1) * value for value in (1, *x)] for x, label in drawn]
    solved = linprog([0] * len(rows[0]), rows, [-1] * len(rows), bounds=[(None, None)] * len(rows[0]))
    assert solved.status == 0  # some weights have every sum beyond 1 on its own side
    assert {label for _, label in drawn} == {0, 1}


@pytest.mark.parametrize(
    "options",
    [{"n": 1}, {"n": 5, "labels": [0]}, {"n": 5, "labels": [0, 1, 2], "separable": True}, {"n": 50, "decimals": 0}],
    ids=["one point", "one label", "three sides of a line", "no room"],
)
def test_points_that_cannot_be_drawn_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="points"):
        points(Random(1), **options)


@given(seed=SEED)
def test_transactions_have_the_asked_sizes_and_sorted_different_goods(seed: int) -> None:
    drawn = transactions(Random(seed), n=[5, 8], items=5, each=[2, 4])
    assert 5 <= len(drawn) <= 8
    assert len({item for basket in drawn for item in basket}) <= 5
    assert all(2 <= len(basket) <= 4 and all(one < other for one, other in pairwise(basket)) for basket in drawn)


@given(seed=SEED)
def test_a_planted_set_lies_in_several_baskets(seed: int) -> None:
    drawn = transactions(Random(seed), n=40, items=9, each=1, planted=1, size=3)
    assert max(map(len, drawn)) in (3, 4)
    assert sum(len(basket) > 1 for basket in drawn) >= 5
    assert all(basket == sorted(set(basket)) for basket in drawn)


@given(seed=SEED)
def test_a_part_of_a_basket_lies_in_one(seed: int) -> None:
    drawn = part_of_a_basket(Random(seed), BASKETS, size=[2, 4])
    assert any(set(drawn) <= set(basket) for basket in BASKETS)
    assert len(part_of_a_basket(Random(seed), BASKETS, size=9)) == max(map(len, BASKETS))


@given(seed=SEED)
def test_scores_have_both_labels_and_no_ties_unless_asked(seed: int) -> None:
    drawn = scores(Random(seed), n=[5, 12], labels=["neg", "pos"])
    assert 5 <= len(drawn) <= 12
    assert {label for _, label in drawn} == {"neg", "pos"}
    assert all(0 <= score <= 1 for score, _ in drawn)
    assert len({score for score, _ in drawn}) == len(drawn)


def test_full_skill_ranks_every_positive_at_least_as_high() -> None:
    for seed in SEEDS:
        drawn = scores(Random(seed), n=12, skill=1, ties=True, decimals=1)
        assert min(s for s, label in drawn if label) >= max(s for s, label in drawn if not label)


def test_start_weights_are_small_and_never_zero() -> None:
    drawn = [weight for seed in SEEDS for weight in start_weights(Random(seed), dimensions=3)]
    assert len(drawn) == 4 * len(SEEDS)
    assert {abs(weight) for weight in drawn} == {0.1, 0.2, 0.3, 0.4, 0.5}
    assert min(drawn) < 0 < max(drawn)


def test_a_probability_is_never_one_that_could_be_mistaken_for_another() -> None:
    drawn = {probability(Random(seed), within=[0, 1], decimals=1, apart_from=[0.2]) for seed in range(200)}
    assert drawn == {0.1, 0.3, 0.4, 0.6, 0.7, 0.9}
    with pytest.raises(ValueError, match="no such probability"):
        probability(Random(1), within=[0.5, 0.5])


def test_a_distribution_adds_up_to_one_and_likelihoods_differ() -> None:
    for seed in SEEDS:
        shares = distribution(Random(seed), ["a", "b", "c", "d"])
        assert round(sum(shares.values()), 9) == 1
        assert min(shares.values()) >= 0.01
        assert len(set(likelihoods(Random(seed), ["a", "b", "c", "d"]).values())) == 4
