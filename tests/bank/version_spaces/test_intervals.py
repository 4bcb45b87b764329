"""Tests of `reference.version_spaces.intervals`."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from reference.version_spaces.draws.other_languages import any_coins, any_limits
from reference.version_spaces.intervals import INTERVAL_BORDERS, interval_generalize, interval_specialize, within

SEEDS = st.integers(0, 10**6).map(Random)
WHOLE = st.integers(-20, 20)


@given(SEEDS)
def test_the_borders_are_those_of_all_intervals_that_fit(random: Random) -> None:
    limits = any_limits(random)
    examples = any_coins(random, limits)
    every = [(a, b) for a in range(limits[0], limits[1] + 1) for b in range(a, limits[1] + 1)]
    for state in INTERVAL_BORDERS.steps(limits=limits, examples=examples):
        seen = examples[: state.seen]
        fit = [each for each in every if all(within(each, x) == (label == "yes") for x, label in seen)]
        large = {(a, b) for a, b in fit if not any((c, d) != (a, b) and c <= a and b <= d for c, d in fit)}
        assert set(state.G) == large
        accepted = [x for x, label in seen if label == "yes"]
        assert ((min(accepted), max(accepted)) if accepted and fit else None) == state.S


@given(WHOLE, WHOLE, WHOLE)
def test_the_parts_and_the_number_are_the_interval(one: int, other: int, x: int) -> None:
    low, high = sorted([one, other])
    parts = interval_specialize((low, high), x, integer=True)
    held = [number for a, b in parts for number in range(int(a), int(b) + 1)]
    assert sorted([*held, x] if low <= x <= high else held) == list(range(low, high + 1))
    assert all(not within(part, x) for part in parts)
    real = interval_specialize((low, high), x)
    assert len(real) == len(parts) or abs(one - other) < 2 or low <= x <= high


@given(st.lists(WHOLE, min_size=1))
def test_the_interval_of_all_numbers_does_not_depend_on_their_order(numbers: list[int]) -> None:
    found = None
    for number in numbers:
        found = interval_generalize(found, number)
    assert found == (min(numbers), max(numbers))
