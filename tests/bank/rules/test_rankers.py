"""Rankings by rule lists, rule sets and rule trees, against scikit-learn's area and against rows counted one by one."""

from collections import Counter
from fractions import Fraction
from itertools import pairwise, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.metrics import roc_auc_score

from reference.evaluation.segments import auc_of_segments
from reference.rules.conditions.rankers import areas_apart
from reference.rules.coverage import covers
from reference.rules.draws.rankers import overlapping_segments
from reference.rules.mistakes.rankers import set_by_mean_share
from reference.rules.promises.rankers import estimates_are_settled
from reference.rules.rankers import (
    deciding,
    joined,
    leaves_of_rule_tree,
    overlap_segments,
    ranking_of_list,
    ranking_of_set,
    rule_list_coverage,
    rule_list_ranking,
    rule_set_ranking,
    rule_tree,
    share,
)
from reference.rules.two_rules import area_of_list, area_of_set, area_of_tree, unsorted_area

DOLPHINS = [
    dict(zip(("id", "length", "beak", "class"), line.split(), strict=True))
    for line in (
        "p1 3 yes +", "p2 4 yes +", "p3 3 yes +", "p4 5 yes +", "p5 5 yes +",
        "n1 5 yes -", "n2 4 yes -", "n3 5 no -", "n4 4 no -", "n5 4 yes -",
    )
]  # fmt: skip
A, B, C = [("length", "4")], [("beak", "yes")], [("length", "5")]
GIVEN: Any = {"rows": DOLPHINS, "target": "class", "positive": "+"}

ROWS = [{"a": a, "b": b, "c": c} for a, b, c in product("uv", "xyz", "pn")]
some_bodies = st.lists(
    st.dictionaries(st.sampled_from("ab"), st.sampled_from("uvxyz"), max_size=2).map(lambda d: list(d.items())),
    max_size=4,
)
some_rows = st.lists(st.sampled_from(ROWS), min_size=1)


def area(scores: list[Fraction], labels: list[str]) -> float:
    """Scikit-learn's area under the curve of scores."""
    return float(roc_auc_score([label == "p" for label in labels], [float(score) for score in scores]))


@given(some_bodies, some_rows)
def test_a_list_ranks_as_its_scores_do(bodies: Any, rows: list[dict[str, str]]) -> None:
    coverage = rule_list_coverage(bodies, rows, "c", "p")
    labels = [row["c"] for row in rows]
    assert [sum(side) for side in zip(*coverage, strict=True)] == [labels.count("p"), labels.count("n")]
    scores = dict(rule_list_ranking(bodies, rows, "c", "p"))
    segments = ranking_of_list([(body, "?") for body in bodies], rows, "c", "p")["segments"]
    shares = [Fraction(p, p + n) for p, n in segments]
    assert all(one > other for one, other in pairwise(shares))  # the curve is convex, and no step is there twice
    if len(set(labels)) > 1:
        found = area([scores[deciding(bodies, row)] for row in rows], labels)
        assert auc_of_segments(segments) == pytest.approx(found)


@given(some_bodies, some_rows)
def test_a_set_ranks_as_its_estimates_do(bodies: Any, rows: list[dict[str, str]]) -> None:
    estimates = dict(rule_set_ranking(bodies, rows, "c", "p"))
    found = ranking_of_set(bodies, rows, "c", "p")
    labels = [row["c"] for row in rows]
    covering = [frozenset(n for n, body in enumerate(bodies) if covers(body, row)) for row in rows]
    assert Counter(covering) == {key: sum(each) for key, each in overlap_segments(bodies, rows, "c", "p").items()}
    if len(set(labels)) > 1:
        exact = area([estimates[each] for each in covering], labels)
        assert auc_of_segments(found["segments"]) == pytest.approx(exact)


@given(some_bodies, some_rows)
def test_the_tree_of_a_set_dominates_its_list_and_has_a_leaf_for_each_set_of_rules(
    bodies: Any, rows: list[dict[str, str]]
) -> None:
    leaves = leaves_of_rule_tree(rule_tree([(str(n), body) for n, body in enumerate(bodies)], rows, "c", "p"))
    assert len(leaves) == 2 ** len(bodies)
    assert sorted(map(tuple, filter(any, leaves))) == sorted(overlap_segments(bodies, rows, "c", "p").values())
    if len({row["c"] for row in rows}) > 1:
        ranked = sorted(((tuple(leaf), share((leaf[0], leaf[1]))) for leaf in leaves if sum(leaf)), key=lambda x: -x[1])
        best = auc_of_segments(joined([((counts[0], counts[1]), score) for counts, score in ranked]))
        assert best >= auc_of_segments(ranking_of_list([(b, "?") for b in bodies], rows, "c", "p")["segments"]) - 1e-12


def test_the_dolphins_rank_best_in_the_tree() -> None:
    assert overlap_segments([A, B, C], **GIVEN) == {
        frozenset({1}): (2, 0), frozenset({1, 2}): (2, 1), frozenset({0, 1}): (1, 2), frozenset({2}): (0, 1),
        frozenset({0}): (0, 1),
    }  # fmt: skip
    tree = rule_tree([("A", A), ("B", B), ("C", C)], **GIVEN)
    assert tree["counts"] == [5, 5]
    assert [tree["branches"][side]["counts"] for side in ("yes", "no")] == [[1, 3], [4, 2]]
    assert leaves_of_rule_tree(tree) == [[0, 0], [1, 2], [0, 0], [0, 1], [2, 1], [2, 0], [0, 1], [0, 0]]
    ranked = sorted(filter(any, leaves_of_rule_tree(tree)), key=lambda leaf: -leaf[0] / sum(leaf))
    areas = [
        auc_of_segments(ranking_of_list([(A, "-"), (B, "+"), (C, "-")], **GIVEN)["segments"]),
        auc_of_segments(ranking_of_set([A, B, C], **GIVEN)["segments"]),
        auc_of_segments([*ranked[:3], [0, 2]]),
    ]
    assert areas == pytest.approx([0.82, 0.86, 0.88])


def test_a_rule_that_covers_one_row_more_breaks_the_tie_and_makes_a_concavity() -> None:
    rows = [row | {"C": "yes" if row["length"] == "5" or row["id"] == "p1" else "no"} for row in DOLPHINS]
    found = ranking_of_set([A, B, [("C", "yes")]], rows, "class", "+")["segments"]
    assert found == [[1, 0], [3, 1], [0, 1], [1, 2], [0, 1]]
    assert auc_of_segments(found) == pytest.approx(0.82)


def test_the_mean_of_shares_is_another_estimate() -> None:
    assert ranking_of_set([A, B], **GIVEN)["estimates"][frozenset({0, 1})] == 0.5
    assert set_by_mean_share([A, B], **GIVEN)["estimates"][frozenset({0, 1})] == 0.4375


def test_estimates_that_only_rounding_tells_apart_are_not_settled() -> None:
    buses = [
        {"hour": hour, "day": day, "full": full}
        for hour, day, full in map(str.split, ["e m n", "e f n", "e m y", "n m y", "l m y", "n f n", "l f y", "l m n"])
    ]
    monday, late = ("day", "m"), ("hour", "l")
    assert not estimates_are_settled([[monday], [monday, late], [late]], buses, "full", "y")
    assert estimates_are_settled([[monday], [late]], buses, "full", "y")


SEGMENTS: Any = {"a_only": [0, 1], "b_only": [4, 1], "both": [1, 2], "neither": [0, 1]}


def test_two_rules_by_hand_are_those_of_the_rankers() -> None:
    assert area_of_list(**SEGMENTS) == pytest.approx(0.82)
    assert unsorted_area(**SEGMENTS) == pytest.approx(0.38)
    assert area_of_set(**SEGMENTS) == pytest.approx(auc_of_segments(ranking_of_set([A, B], **GIVEN)["segments"]))
    assert area_of_tree(**SEGMENTS) == pytest.approx(auc_of_segments([[4, 1], [1, 2], [0, 2]]))
    areas = {"list_area": 0.82, "set_area": 0.86, "tree_area": 0.88}
    assert areas_apart({}, areas)
    assert not areas_apart({}, areas | {"tree_area": 0.82})


@given(st.randoms(use_true_random=False))
def test_no_segment_of_a_hand_calculation_is_empty(random: Any) -> None:
    assert all(sum(each) > 0 for each in overlapping_segments(random, each=(0, 1)))
