"""Tests of `reference.genetic.operators`."""

from collections import Counter
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.genetic.draws import choices, population
from reference.genetic.generation import GENERATIONS
from reference.genetic.operators import (
    crossover,
    exchange_mask,
    flip,
    mutated,
    one_point_children,
    one_point_mask,
    two_point_children,
    two_point_mask,
)
from reference.genetic.selection import decode, roulette_wheel, sharpened, survival_chances

FEW = settings(max_examples=25, deadline=None)
BITS = st.text("01", min_size=8, max_size=8)
FITNESS = st.lists(st.integers(1, 30), min_size=2, max_size=6)


@FEW
@given(BITS, BITS, BITS)
def test_crossing_again_with_the_same_mask_restores_the_parents_and_every_place_keeps_its_bits(
    a: str, b: str, mask: str
) -> None:
    children = crossover(a, b, mask)
    assert crossover(children[0], children[1], mask) == [a, b]
    assert [sorted(pair) for pair in zip(a, b, strict=True)] == [sorted(pair) for pair in zip(*children, strict=True)]
    opposite = "".join("01"[bit == "0"] for bit in mask)
    assert crossover(a, b, opposite) == children[::-1]


@FEW
@given(BITS, BITS, st.integers(1, 8))
def test_a_tail_is_a_range_that_reaches_the_end(a: str, b: str, tail: int) -> None:
    assert (
        one_point_children(a, b, tail)
        == two_point_children(a, b, 9 - tail, 8)
        == [a[:-tail] + b[-tail:], b[:-tail] + a[-tail:]]
    )


MASKS = {
    "head": (one_point_mask(11, head=5), "11111000000"),
    "no head": (one_point_mask(4, head=0), "0000"),
    "tail": (one_point_mask(11, tail=6), "11111000000"),
    "middle kept": (two_point_mask(11, 3, 7, inside="1"), "00111110000"),
    "middle exchanged": (two_point_mask(11, 3, 7), "11000001111"),
    "single places": (exchange_mask(5, [1, 5]), "01110"),
}


@pytest.mark.parametrize("mask", MASKS)
def test_masks(mask: str) -> None:
    assert MASKS[mask][0] == MASKS[mask][1]


def test_a_mask_of_one_point_needs_its_head_or_its_tail() -> None:
    with pytest.raises(ValueError, match="head or of the tail"):
        one_point_mask(5)


@FEW
@given(BITS, st.sets(st.integers(0, 7)))
def test_turning_the_same_bits_over_twice_changes_nothing_and_draws_name_the_bits(
    bits: str, positions: set[int]
) -> None:
    assert flip(flip(bits, positions), positions) == bits
    assert sum(a != b for a, b in zip(bits, flip(bits, positions), strict=True)) == len(positions)
    assert mutated(bits, [1 if place in positions else 2 for place in range(8)]) == flip(bits, positions)


@FEW
@given(FITNESS)
def test_every_number_of_the_wheel_hits_somebody_as_often_as_the_fitness_says(fitness: list[int]) -> None:
    hits = Counter(roulette_wheel(fitness, range(1, sum(fitness) + 1)))
    assert [hits[place] for place in range(len(fitness))] == fitness
    assert survival_chances(fitness) == pytest.approx([hits[place] / sum(fitness) for place in range(len(fitness))])
    draws = range(1, sum(fitness) + 1)
    assert roulette_wheel(fitness, draws) == list(np.searchsorted(np.cumsum(fitness), draws, side="left"))


@FEW
@given(FITNESS)
def test_chances_ignore_the_scale_and_sharpening_helps_the_best(fitness: list[int]) -> None:
    assert survival_chances([3 * each for each in fitness]) == pytest.approx(survival_chances(fitness))
    assert max(survival_chances(sharpened(fitness))) >= max(survival_chances(fitness)) - 1e-12


@FEW
@given(st.integers(0, 255))
def test_reading_bits_as_a_number_undoes_writing_it(x: int) -> None:
    assert decode(f"{x:08b}") == x


@FEW
@given(st.integers(0, 10**6))
def test_a_generation_keeps_its_size_and_mating_keeps_the_bits_of_every_place(seed: int) -> None:
    first = population(Random(seed), n=4, length=5)
    way = list(GENERATIONS.steps(population=first, choices=choices(Random(seed), first, 2)))
    assert len(way) == 7
    assert {len(state.population) for state in way} == {4}
    survivors, children = way[1].population, way[2].population
    assert set(survivors) <= set(first)
    assert [sorted(column) for column in zip(*survivors, strict=True)] == [
        sorted(column) for column in zip(*children, strict=True)
    ]
