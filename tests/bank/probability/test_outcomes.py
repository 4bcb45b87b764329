"""Tests of `reference.probability.outcomes`: rules held to counting on two dice."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from reference.probability.outcomes import (
    bayes_given,
    complement,
    complement_given,
    event_probability,
    joint_probability,
    product_given,
    total_given,
    two_dice,
    union_probability,
)

DICE = two_dice(6)
EVENTS = st.sets(st.sampled_from(DICE), min_size=1)


def share(event: set[tuple[int, int]], within: set[tuple[int, int]]) -> Fraction:
    return Fraction(len(event & within), len(within))


@given(EVENTS, EVENTS)
def test_rules_for_two_events_agree_with_counting(a: set[tuple[int, int]], b: set[tuple[int, int]]) -> None:
    whole = set(DICE)
    p_a, p_b, p_ab = (event_probability(DICE, list(event)) for event in (a, b, a & b))
    assert p_a == share(a, whole)
    assert union_probability(p_a, p_b, p_ab) == share(a | b, whole)
    assert complement(p_a) == share(whole - a, whole)
    assert joint_probability(share(a, b), p_b) == p_ab


@given(EVENTS, EVENTS)
def test_rules_under_a_condition_agree_with_counting_inside_it(
    a: set[tuple[int, int]], c: set[tuple[int, int]]
) -> None:
    cases = [{pair for pair in DICE if pair[0] == number} for number in range(1, 7)]
    possible = [case for case in cases if case & c]
    weights = [share(case, c) for case in possible]
    assert total_given([share(a, case & c) for case in possible], weights) == share(a, c)
    assert complement_given(share(a, c)) == share(set(DICE) - a, c)
    first = possible[0]
    assert product_given(share(a, first & c), share(first, c)) == share(a & first, c)
    if a & c:
        expected = share(first, a & c)
        assert bayes_given(share(a, first & c), share(first, c), share(a, c)) == expected


def test_weights_go_before_equally_likely_outcomes() -> None:
    assert event_probability(["a", "b"], ["b", "c"], weights={"b": Fraction(1, 3)}) == Fraction(1, 3)
