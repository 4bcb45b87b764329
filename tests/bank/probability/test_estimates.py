"""Tests of `reference.probability.estimates`."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.probability.estimates import (
    ESTIMATE,
    laplace_estimate,
    m_estimate,
    m_estimates,
    relative_frequencies,
    relative_frequency,
)
from reference.probability.joint import total_probability

COUNTS = st.tuples(st.integers(0, 20), st.integers(0, 20)).map(lambda pair: (min(pair), max(pair)))
SHARE = st.fractions(0, 1, max_denominator=20)


@given(st.lists(st.sampled_from("abc"), min_size=1))
def test_relative_frequencies_are_counted_and_add_up_to_one(outcomes: list[str]) -> None:
    found = relative_frequencies(outcomes)
    assert found == {value: count / len(outcomes) for value, count in Counter(outcomes).items()}
    assert sum(found.values()) == pytest.approx(1)


@given(COUNTS, st.integers(2, 6))
def test_laplaces_estimate_is_an_m_estimate_with_equal_priors(counts: tuple[int, int], k: int) -> None:
    count, total = counts
    found = laplace_estimate(Fraction(count), total, k=k)
    assert 0 < found < 1
    assert found == m_estimate(Fraction(count), total, m=k, prior=Fraction(1, k))
    assert laplace_estimate(0, 0, k=k) == 1 / k


@given(COUNTS, SHARE, st.integers(0, 10))
def test_an_m_estimate_lies_between_the_frequency_and_the_prior(
    counts: tuple[int, int], prior: Fraction, m: int
) -> None:
    count, total = counts
    if not total + m:
        with pytest.raises(ValueError, match="neither"):
            m_estimate(count, total, m=m, prior=prior)
        return
    found = m_estimate(Fraction(count), total, m=m, prior=prior)
    if not total:
        assert found == prior
        return
    frequency = Fraction(count, total)
    assert min(frequency, prior) <= found <= max(frequency, prior)
    assert m_estimate(Fraction(count), total, m=0, prior=prior) == frequency
    weight = Fraction(total, total + m)
    assert found == weight * frequency + (1 - weight) * prior
    assert m_estimate(count, total, m=1e12, prior=float(prior)) == pytest.approx(float(prior), abs=1e-9)


@given(st.lists(st.integers(0, 9), min_size=2, max_size=4), st.integers(1, 9))
def test_m_estimates_add_up_to_one(counts: list[int], m: int) -> None:
    priors = {place: Fraction(1, len(counts)) for place in range(len(counts))}
    found = m_estimates(dict(enumerate(counts)), priors, m)
    assert sum(found.values()) == 1
    assert all(found.values())


def test_the_trace_ends_with_the_estimate_of_all_trials() -> None:
    steps = list(ESTIMATE.steps(outcomes=["h", "t", "t"], event="h", m=3, prior=0.5))
    assert [state.estimate for state in steps] == pytest.approx([0.5, 0.625, 0.5, 5 / 12])
    assert relative_frequency(steps[-1].hits, steps[-1].trials) == 1 / 3


@given(st.lists(st.tuples(SHARE, st.integers(1, 9)), min_size=1, max_size=5))
def test_the_total_probability_lies_among_the_conditional_ones(drawn: list[tuple[Fraction, int]]) -> None:
    whole = sum(weight for _, weight in drawn)
    chances, weights = [p for p, _ in drawn], [Fraction(weight, whole) for _, weight in drawn]
    found = total_probability(chances, weights)
    assert min(chances) <= found <= max(chances)
    assert found == sum(p * weight for p, weight in zip(chances, weights, strict=True))
