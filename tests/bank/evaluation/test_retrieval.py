"""Tests of `reference.evaluation.retrieval`."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from reference.evaluation.retrieval import f_measure, precision_recall_at

pytestmark = pytest.mark.slow  # `make quick` stays under a minute without it
SHARE = st.integers(0, 50).map(lambda part: part / 50)


@given(SHARE, SHARE, st.sampled_from([0.2, 0.5, 1, 2, 5]))
def test_f_lies_between_precision_and_recall_and_turns_with_them(p: float, r: float, beta: float) -> None:
    f = f_measure(p, r, beta=beta)
    assert min(p, r) - 1e-12 <= f <= max(p, r) + 1e-12
    assert f == pytest.approx(f_measure(r, p, beta=1 / beta))
    if p and r:
        assert f_measure(p, r, beta=0) == pytest.approx(p)
        assert f_measure(p, r, beta=1e6) == pytest.approx(r, rel=1e-6)
        assert f_measure(p, r) <= (p * r) ** 0.5 + 1e-12 <= (p + r) / 2 + 2e-12


@given(st.lists(st.sampled_from(["yes", "no"]), min_size=1, max_size=12), st.integers(0, 5))
def test_recall_never_falls_with_k_and_precision_times_k_counts_the_hits(ranking: list[str], hidden: int) -> None:
    relevant = ranking.count("yes") + hidden
    assume(relevant)
    found = [precision_recall_at(ranking, k, relevant) for k in range(1, len(ranking) + 1)]
    recalls = [each.recall for each in found]
    assert recalls == sorted(recalls)
    assert [each.precision * k for k, each in enumerate(found, start=1)] == pytest.approx(
        [ranking[:k].count("yes") for k in range(1, len(ranking) + 1)]
    )
