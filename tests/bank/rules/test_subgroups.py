"""Tests of `reference.rules.subgroups`: SciPy, scikit-learn, mlxtend's leverage, and lines walked along."""

import math
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from scipy.stats import entropy
from sklearn.metrics import mutual_info_score

from reference.rules.subgroups import isometrics, on_isometric, rule_impurity, subgroup_quality, wracc

counts = st.lists(st.integers(0, 9), min_size=2, max_size=4).filter(any)
totals = st.tuples(st.integers(1, 12), st.integers(1, 12))
tables = totals.flatmap(lambda n: st.tuples(st.integers(0, n[0]), st.integers(0, n[1]), st.just(n[0]), st.just(n[1])))


@given(counts)
def test_impurities_are_those_of_scipy_and_closed_forms(drawn: list[int]) -> None:
    shares = [n / sum(drawn) for n in drawn]
    assert rule_impurity(drawn, measure="entropy") == pytest.approx(float(entropy(drawn, base=2)), abs=1e-12)
    assert rule_impurity(drawn, measure="gini") == pytest.approx(sum(p * (1 - p) for p in shares))
    assert rule_impurity(drawn) == pytest.approx(1 - max(shares))
    assert rule_impurity([0, 0]) is None


@given(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9), st.integers(0, 9))
def test_of_two_classes_all_measures_rank_rules_alike(a: int, b: int, c: int, d: int) -> None:
    assume(a + b and c + d)
    signs = set()
    for measure in ("minority", "gini", "entropy"):
        one, other = (rule_impurity(each, measure=measure) for each in ([a, b], [c, d]))
        assert one is not None
        assert other is not None
        signs.add(0 if math.isclose(one, other, abs_tol=1e-12) else math.copysign(1, one - other))
    assert len(signs) == 1


@given(tables)
def test_both_forms_of_the_weighted_relative_accuracy_are_one(table: tuple[int, int, int, int]) -> None:
    pos, neg, all_pos, all_neg = table
    prior = all_pos / (all_pos + all_neg)
    assert wracc(*table) == pytest.approx(prior * (1 - prior) * (pos / all_pos - neg / all_neg), abs=1e-12)
    # mlxtend's leverage: support of both, less the product of the supports
    total = all_pos + all_neg
    assert wracc(*table) == pytest.approx(pos / total - (pos + neg) / total * prior, abs=1e-12)


@given(tables)
def test_qualities_are_those_of_scikit_learn_and_equal_for_the_complement(table: tuple[int, int, int, int]) -> None:
    pos, neg, all_pos, all_neg = table
    inside = [1] * (pos + neg) + [0] * (all_pos + all_neg - pos - neg)
    labels = [1] * pos + [0] * neg + [1] * (all_pos - pos) + [0] * (all_neg - neg)
    expected = mutual_info_score(inside, labels) / math.log(2)
    assert subgroup_quality(*table, measure="mutual_information") == pytest.approx(expected, abs=1e-9)
    for measure in ("average_recall", "mutual_information"):
        other = subgroup_quality(all_pos - pos, all_neg - neg, all_pos, all_neg, measure=measure)
        assert subgroup_quality(*table, measure=measure) == pytest.approx(other, abs=1e-12)


def worth(heuristic: str, pos: int, neg: int, all_pos: int, all_neg: int) -> Any:
    if heuristic == "laplace":
        return Fraction(pos + 1, pos + neg + 2)
    if heuristic == "average_recall":
        return Fraction(pos, all_pos) - Fraction(neg, all_neg)
    return Fraction(pos if heuristic == "precision" else min(pos, neg), pos + neg)


@pytest.mark.parametrize("heuristic", ["precision", "laplace", "average_recall", "impurity"])
def test_on_a_line_of_equal_worth_are_just_the_points_that_have_it(heuristic: str) -> None:
    every = [(pos, neg) for pos in range(7) for neg in range(6) if pos + neg]
    for one in every:
        for other in every:
            same = worth(heuristic, *one, 6, 5) == worth(heuristic, *other, 6, 5)
            assert on_isometric(one, other, (6, 5), heuristic) == same


def test_a_line_may_be_vertical() -> None:
    assert isometrics("precision", 3, 0, 5, 5) == [(math.inf, (0, 0))]


TABLE_6_1 = {  # Flach: [pos, neg]: the rank by Laplace's estimate, and by average recall
    (0, 4): (1, 1), (3, 0): (2, 3), (5, 1): (3, 1), (0, 2): (3, 4), (2, 0): (3, 4), (1, 3): (10, 4), (5, 3): (11, 4),
}  # fmt: skip


def test_the_ranks_are_those_of_the_book() -> None:
    groups = [(0, 4), (3, 0), (5, 1), (0, 2), (0, 2), (2, 0), (0, 2), (2, 0), (0, 2), (1, 3), (5, 3)]
    for place, measure in enumerate(["laplace", "average_recall"]):
        found = {each: round(subgroup_quality(*each, 5, 5, measure=measure), 9) for each in groups}
        ranks = {each: 1 + sum(found[other] > found[each] for other in groups) for each in groups}
        assert ranks == {each: both[place] for each, both in TABLE_6_1.items()}
