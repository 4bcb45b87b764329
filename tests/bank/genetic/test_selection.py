"""Tests of `reference.genetic.selection`."""

from reference.genetic.selection import roulette_wheel


def test_who_has_no_fitness_is_never_hit() -> None:
    assert set(roulette_wheel([0, 2, 0, 3, 0], [1, 2, 3, 4, 5])) == {1, 3}
