"""Tests of `reference.evaluation.resampling`."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from sklearn.model_selection import KFold

from reference.evaluation.resampling import (
    bootstrap_sample,
    holdout_split,
    is_stratified,
    k_folds,
    share_left_out,
    stratified_counts,
)
from tests.banked import worked_out

ORDER = st.integers(2, 20).flatmap(lambda n: st.permutations(range(n)))


@given(ORDER, st.sampled_from([0.2, 0.25, 1 / 3, 0.4, 0.6]))
def test_a_hold_out_split_parts_all_examples_in_two(order: list[int], share: float) -> None:
    for end in ("last", "first"):
        split = holdout_split(order, share, test_part=end)
        assert sorted(split["train"] + split["test"]) == sorted(order)
        assert abs(len(split["test"]) - share * len(order)) <= 0.5 + 1e-9
    assert split["test"] == order[: len(split["test"])]


@given(st.integers(1, 40), st.integers(1, 12))
def test_folds_are_those_of_numpy_and_of_scikit_learn(n: int, k: int) -> None:
    assume(k <= n)
    folds = k_folds(n, k)
    assert folds == [list(part) for part in np.array_split(np.arange(n), k)]
    if k > 1:
        assert folds == [test.tolist() for _, test in KFold(k).split(np.zeros(n))]


def test_more_folds_than_examples_are_refused() -> None:
    with pytest.raises(ValueError, match="do not fill"):
        k_folds(3, 4)


@given(st.dictionaries(st.sampled_from("abcd"), st.integers(1, 9), min_size=1), st.integers(1, 4))
def test_the_counts_of_stratified_folds_add_up_to_those_of_the_classes(counts: dict[str, int], k: int) -> None:
    folds = stratified_counts(counts, k)
    assert {name: sum(fold[name] for fold in folds) for name in counts} == counts
    assert all(abs(fold[name] - count / k) < 1 for fold in folds for name, count in counts.items())


def test_blocks_of_a_sorted_table_are_not_stratified() -> None:
    assert not is_stratified([[0, 1], [2, 3]], ["a", "a", "b", "b"])


@given(st.integers(1, 15).flatmap(lambda n: st.lists(st.integers(0, n - 1), min_size=n, max_size=n)))
def test_a_bootstrap_sample_has_n_examples_and_leaves_out_what_it_lacks(drawn: list[int]) -> None:
    n = len(drawn)
    bag = bootstrap_sample(n, [(place + 0.5) / n for place in drawn])
    assert bag["sample"] == drawn
    assert set(bag["left_out"]) == set(range(n)) - set(drawn)
    parts = worked_out("evaluation.bootstrap_by_hand", n=n, drawn=drawn)
    assert parts["left_out"] == pytest.approx(1 - len(Counter(drawn)) / n)
    assert len(bootstrap_sample(n, [0.0] * n, size=n // 2)["sample"]) == n // 2


def test_the_expected_share_left_out_is_that_over_all_samples() -> None:
    for n in (1, 2, 3, 4):
        samples = np.array(np.meshgrid(*[range(n)] * n)).T.reshape(-1, n)
        assert share_left_out(n) == pytest.approx(np.mean([1 - len(set(sample)) / n for sample in samples.tolist()]))
    assert [round(share_left_out(n), 6) for n in (5, 10, 100, 1000)] == [0.32768, 0.348678, 0.366032, 0.367695]
