"""Tests of `reference.evaluation.ranking`."""

import math
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
import scipy.stats
import sklearn.metrics
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from reference.evaluation.ranking import ROC, auc, pr_curve, roc_curve, roc_point, roc_walk, top, trapezoid_area
from reference.evaluation.segments import ranking_errors
from tests.banked import worked_out

pytestmark = pytest.mark.slow  # seconds in all: `make quick` leaves it out
TABLE_5_6 = ["yes" if letter == "y" else "no" for letter in "yynyyyyynynyynynyny"]  # Witten: 13 yes, 6 no
FEW = settings(max_examples=20)  # of what scikit-learn is slow at


@st.composite
def rankings(draw: st.DrawFn) -> tuple[list[float], list[str]]:
    pairs = draw(st.lists(st.tuples(st.integers(0, 8), st.sampled_from(["p", "n"])), min_size=2, max_size=24))
    assume({label for _, label in pairs} == {"p", "n"})
    return [score / 8 for score, _ in pairs], [label for _, label in pairs]


def pairs_by_brute_force(scores: list[float], labels: list[str]) -> Fraction:
    won = [
        Fraction(1 + (a > b) - (a < b), 2)
        for a, own in zip(scores, labels, strict=True)
        if own == "p"
        for b, other in zip(scores, labels, strict=True)
        if other == "n"
    ]
    return sum(won, Fraction(0)) / len(won)


@FEW
@given(rankings())
def test_the_curve_is_that_of_scikit_learn(ranking: tuple[list[float], list[str]]) -> None:
    scores, labels = ranking
    fpr, tpr, _ = sklearn.metrics.roc_curve(labels, scores, pos_label="p", drop_intermediate=False)
    assert np.allclose(roc_curve(scores, labels, "p"), list(zip(fpr, tpr, strict=True)))


@FEW
@given(rankings())
def test_the_area_is_that_of_scikit_learn_of_all_pairs_of_the_trapezoids_and_of_mann_and_whitney(
    ranking: tuple[list[float], list[str]],
) -> None:
    scores, labels = ranking
    area = auc(scores, labels, "p")
    assert area == float(pairs_by_brute_force(scores, labels))
    assert area == pytest.approx(sklearn.metrics.roc_auc_score([label == "p" for label in labels], scores))
    assert area == pytest.approx(trapezoid_area(roc_curve(scores, labels, "p")))
    own, other = ([s for s, label in zip(scores, labels, strict=True) if label == name] for name in "pn")
    assert area == pytest.approx(scipy.stats.mannwhitneyu(own, other).statistic / len(own) / len(other))


@given(rankings())
def test_the_area_turns_with_the_scores_and_with_the_classes(ranking: tuple[list[float], list[str]]) -> None:
    scores, labels = ranking
    area = auc(scores, labels, "p")
    assert 0 <= area <= 1
    assert auc([-score for score in scores], labels, "p") == pytest.approx(1 - area)
    assert auc(scores, labels, "n") == pytest.approx(1 - area)
    assert auc([0.5] * len(scores), labels, "p") == 0.5
    low, high = (auc(scores, labels, "p", tie_value=value) for value in (0, 1))
    assert (low + high) / 2 == pytest.approx(area)


@given(rankings())
def test_a_curve_rises_from_corner_to_corner_and_knows_the_order_of_the_scores_only(
    ranking: tuple[list[float], list[str]],
) -> None:
    scores, labels = ranking
    curve = roc_curve(scores, labels, "p")
    assert (curve[0], curve[-1]) == ((0, 0), (1, 1))
    assert all(a[0] <= b[0] and a[1] <= b[1] for a, b in pairwise(curve))
    assert roc_curve([np.exp(3 * score) for score in scores], labels, "p") == curve
    assert len(curve) == len(set(scores)) + 1


@given(rankings())
def test_counts_and_the_trace_are_the_same_curve(ranking: tuple[list[float], list[str]]) -> None:
    scores, labels = ranking
    counts = roc_curve(scores, labels, "p", normalise=False)
    states = list(ROC.steps(scores=scores, labels=labels, positive="p"))
    assert [(state.fp, state.tp) for state in states] == counts
    assert [state.threshold for state in states[1:]] == sorted(set(scores), reverse=True)


@FEW
@given(rankings())
def test_the_precision_recall_curve_is_that_of_scikit_learn(ranking: tuple[list[float], list[str]]) -> None:
    scores, labels = ranking
    precision, recall, _ = sklearn.metrics.precision_recall_curve(labels, scores, pos_label="p")
    theirs = list(zip(recall, precision, strict=True))[::-1][1:]  # it begins with a point of its own, (0, 1)
    assert np.allclose(pr_curve(scores, labels, "p"), theirs)


@given(rankings())
def test_recall_never_falls_and_all_examples_have_the_precision_of_their_share(
    ranking: tuple[list[float], list[str]],
) -> None:
    scores, labels = ranking
    curve = pr_curve(scores, labels, "p")
    assert [recall for recall, _ in curve] == sorted(recall for recall, _ in curve)
    assert curve[-1] == (1, pytest.approx(labels.count("p") / len(labels)))
    assert set(pr_curve(scores, labels, "p", points="relevant")) <= set(curve)


def test_the_list_of_table_5_6_has_the_precisions_and_the_area_found_by_hand() -> None:
    scores = list(range(len(TABLE_5_6), 0, -1))
    relevant = [round(p, 4) for _, p in pr_curve(scores, TABLE_5_6, "yes", points="relevant")]
    assert relevant == [
        1, 1, 0.75, 0.8, 0.8333, 0.8571, 0.875, 0.8, 0.75, 0.7692, 0.7333, 0.7059, 0.6842,
    ]  # fmt: skip
    assert auc(scores, TABLE_5_6, "yes") == 50 / 78
    assert roc_walk(TABLE_5_6, "yes") == [2, 1, 5, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1]
    assert pr_curve(scores[:10], TABLE_5_6[:10], "yes", total_relevant=40)[-1] == (0.2, 0.8)


@given(st.integers(1, 9), st.integers(1, 9), st.integers(0, 9), st.integers(0, 9))
def test_a_classifier_s_point_is_on_the_edges_where_it_misses_or_alarms_nothing(p: int, n: int, a: int, b: int) -> None:
    tp, fp = min(a, p), min(b, n)
    x, y = roc_point(tp, p - tp, fp, n - fp)
    assert (x == 0) == (fp == 0)
    assert (y == 1) == (tp == p)
    assert (x == y) == (tp * n == fp * p)


@given(st.lists(st.integers(0, 5).map(float), min_size=1, max_size=9), st.integers(0, 9))
def test_the_top_has_as_many_as_asked_and_none_below_one_that_is_left(scores: list[float], i: int) -> None:
    assume(i <= len(scores))
    chosen = top(scores, i)
    inside = [score for score, is_chosen in zip(scores, chosen, strict=True) if is_chosen]
    outside = [score for score, is_chosen in zip(scores, chosen, strict=True) if not is_chosen]
    assert len(inside) == i
    assert not inside or not outside or min(inside) >= max(outside)


@given(rankings())
def test_the_hand_calculation_is_that_of_the_curves(ranking: tuple[list[float], list[str]]) -> None:
    scores, labels = ranking
    rows = [{"score": score, "truth": label} for score, label in zip(scores, labels, strict=True)]
    parts = worked_out("evaluation.ranking_by_hand", rows=rows, positive="p", cut=len(rows))
    assert (parts["recall"], parts["alarms"]) == (1, 1)
    assert parts["auc"] == pytest.approx(auc(scores, labels, "p"))


REFUSED = {
    "a curve of one class": lambda: roc_curve([0.1, 0.2], ["p", "p"], "p"),
    "an area of one class": lambda: auc([0.1, 0.2], ["n", "n"], "p"),
    "a curve of nothing": lambda: roc_curve([], [], "p"),
    "recall without positives": lambda: pr_curve([0.1], ["n"], "p"),
    "scores without labels": lambda: auc([0.1, 0.2, 0.3], ["n", "p"], "p"),
    "errors of one class": lambda: ranking_errors([[3, 0]]),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_not_defined_is_refused(what: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        REFUSED[what]()


@given(rankings())
def test_arrays_are_as_good_as_lists(ranking: tuple[list[float], list[str]]) -> None:
    scores, labels = ranking
    for own in (np.array(scores), np.array(scores, dtype=np.float32), (np.array(scores) * 8).astype(np.uint8)):
        for given_labels in (np.array(labels), labels):
            assert roc_curve(own, given_labels, "p") == roc_curve(scores, labels, "p")
            assert pr_curve(own, given_labels, "p") == pr_curve(scores, labels, "p")
            assert auc(own, given_labels, "p") == auc(scores, labels, "p")
    assert auc(np.array(scores) > 0.5, np.array(labels) == "p", positive=True) == auc(
        [score > 0.5 for score in scores], labels, "p"
    )


def test_lists_of_numpy_s_own_numbers_and_labels_count_as_lists_do() -> None:
    labels = list(np.array(["yes", "no", "yes", "no"]) == "yes")
    assert roc_curve(list(np.array([0.9, 0.8, 0.8, 0.3])), labels, True, normalise=False) == [
        (0, 0), (0, 1), (1, 2), (2, 2),
    ]  # fmt: skip


@pytest.mark.parametrize("of", [list, np.array])
def test_infinite_scores_may_be_tied(of: Callable[[list[float]], Any]) -> None:
    scores = of([math.inf, math.inf, 0, -math.inf, -math.inf])
    assert roc_curve(scores, list("pnpnp"), "p", normalise=False) == [(0, 0), (1, 1), (1, 2), (2, 3)]


def test_lists_need_no_numpy() -> None:
    code = """
import sys
from reference.evaluation.ranking import auc, pr_curve, roc_curve
from reference.evaluation.segments import auc_of_segments
scores, labels = [0.9, 0.8, 0.8, 0.3], ["yes", "no", "yes", "no"]
assert auc(scores, labels, "yes") == 0.875
assert roc_curve(scores, labels, "yes") and pr_curve(scores, labels, "yes") and auc_of_segments([[4, 1], [1, 3]])
sys.exit("numpy" in sys.modules)
"""  # importing it takes a grading worker 0.13 s
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=120).returncode == 0
