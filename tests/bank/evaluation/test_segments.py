"""Tests of `reference.evaluation.segments`."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from reference.evaluation.ranking import auc, roc_curve
from reference.evaluation.segments import (
    auc_of_segments,
    coverage_curve,
    gini_coefficient,
    ranked_segments,
    ranking_errors,
    ranking_quality,
)
from tests.banked import worked_out

pytestmark = pytest.mark.slow  # seconds in all: `make quick` leaves it out
SEGMENT = st.tuples(st.integers(0, 9), st.integers(0, 9)).filter(any)


@st.composite
def segment_lists(draw: st.DrawFn) -> list[tuple[int, int]]:
    found = draw(st.lists(SEGMENT, min_size=1, max_size=7))
    assume(all(sum(column) for column in zip(*found, strict=True)))
    return found


@given(segment_lists())
def test_segments_are_scores_that_are_tied(segments: list[tuple[int, int]]) -> None:
    examples = [
        (-place, label)
        for place, counts in enumerate(segments)
        for label, count in zip("pn", counts, strict=True)
        for _ in range(count)
    ]
    scores, labels = ([each[i] for each in examples] for i in (0, 1))
    assert auc_of_segments(segments) == auc(scores, labels, "p")
    assert coverage_curve(segments) == roc_curve(scores, labels, "p", normalise=False)


@given(segment_lists())
def test_ranking_errors_are_what_the_area_lacks_and_turn_with_the_ranking(segments: list[tuple[int, int]]) -> None:
    negatives, positives = coverage_curve(segments)[-1]
    errors = ranking_errors(segments)
    assert 0 <= errors <= positives * negatives
    assert errors + ranking_errors(segments[::-1]) == positives * negatives
    assert auc_of_segments(segments) == pytest.approx(1 - errors / (positives * negatives))
    assert ranking_quality(segments)["gini"] == pytest.approx(gini_coefficient(auc_of_segments(segments)))
    assert auc_of_segments(ranked_segments(segments)) >= auc_of_segments(segments)


def test_ranking_errors_count_ties_half_and_other_rules_give_other_numbers() -> None:
    for segments, free, half, full in [([[4, 1], [1, 3], [0, 1]], 1, 4.5, 8), ([[5, 3], [0, 1], [0, 1]], 0, 7.5, 15)]:
        assert [ranking_errors(segments, tie_value=value) for value in (0, 0.5, 1)] == [free, half, full]


def test_flach_s_tree_has_its_curve_and_its_errors() -> None:
    leaves = ranked_segments([[29, 10], [1, 25], [15, 3], [5, 62]])
    assert coverage_curve(leaves) == [(0, 0), (3, 15), (13, 44), (75, 49), (100, 50)]
    assert (ranking_errors(leaves), round(auc_of_segments(leaves), 4)) == (562, 0.8876)


@given(segment_lists().filter(lambda each: len(each) > 1))
def test_the_hand_calculation_of_leaves_is_that_of_segments(segments: list[tuple[int, int]]) -> None:
    parts = worked_out("evaluation.leaves_by_hand", segments=segments)
    assert parts["auc"] == pytest.approx(auc_of_segments(segments))
    assert (parts["x"], parts["y"]) == coverage_curve(segments)[2]
