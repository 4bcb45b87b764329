"""Known mistakes in a generation of a genetic algorithm: the same process with other steps."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any

from reference.genetic.generation import (
    Choices,
    GenerationState,
    Population,
    fitness_of,
    generation_start,
    mated,
    mutated_population,
    selected,
)
from reference.genetic.mistakes.operators import head_exchanged
from reference.process import Process

Step = Callable[[Sequence[str], Any], Population]


def generations(
    select: Step = selected, mate: Step = mated, mutate: Step = mutated_population, *, mating_first: bool = False
) -> Process[GenerationState]:
    """Generations with another step, or with the first two in the other order."""
    steps: list[tuple[Step, str]] = [(select, "draws"), (mate, "tails"), (mutate, "flips")]
    if mating_first:
        steps = [steps[1], steps[0], steps[2]]

    def successors(
        state: GenerationState, population: Sequence[str], choices: Sequence[Choices]
    ) -> tuple[GenerationState, ...]:
        generation, number = divmod(state.steps, 3)
        if generation >= len(choices):
            return ()
        step, name = steps[number]
        return (GenerationState(state.steps + 1, step(state.population, choices[generation][name])),)

    return Process(generation_start, successors)


def by_weights(population: Sequence[str], draws: Sequence[float], weights: Sequence[float]) -> Population:
    """The survivors on a wheel with other parts."""
    ends = list(accumulate(weights))
    return tuple(population[bisect_right(ends, draw * ends[-1])] for draw in draws)


def by_reversed_bits(population: Sequence[str], draws: Sequence[float]) -> Population:
    """The survivors where the rightmost bit is worth most."""
    return by_weights(population, draws, [fitness_of(bits[::-1]) for bits in population])


def by_equal_chances(population: Sequence[str], draws: Sequence[float]) -> Population:
    """The survivors where everybody has the same chance."""
    return by_weights(population, draws, [1] * len(population))


def by_number(population: Sequence[str], draws: Sequence[float]) -> Population:
    """The survivors where the chance goes with the number itself, not with its fitness."""
    return by_weights(population, draws, [int(bits, 2) for bits in population])


def up_to_equal(population: Sequence[str], draws: Sequence[float]) -> Population:
    """The survivors where a running sum that equals the number is taken for greater."""
    ends = list(accumulate(map(fitness_of, population)))
    return tuple(population[bisect_left(ends, draw * ends[-1])] for draw in draws)


def in_order_of_population(population: Sequence[str], draws: Sequence[float]) -> Population:
    """The survivors in the order of the population, where that of the draws is meant."""
    return selected(population, sorted(draws))


def second_child_first(population: Sequence[str], tails: Sequence[int]) -> Population:
    """The children with those of each pair exchanged."""
    children = mated(population, tails)
    return tuple(
        child for first, second in zip(children[::2], children[1::2], strict=True) for child in (second, first)
    )


def best_only(population: Sequence[str], draws: Sequence[float]) -> Population:
    """The fittest individual, over and over."""
    return tuple(max(population, key=fitness_of) for _ in draws)


def with_heads(population: Sequence[str], tails: Sequence[int]) -> Population:
    """The children of neighbours where the tail's length is that of the head."""
    pairs = zip(population[::2], population[1::2], tails, strict=True)
    return tuple(child for a, b, tail in pairs for child in head_exchanged(a, b, tail))


def with_ones(population: Sequence[str], flips: Sequence[Sequence[int]]) -> Population:
    """The population with bits set to 1 where they should be turned over."""
    hit = {(individual, position) for individual, position in flips}
    return tuple(
        "".join("1" if (place, position) in hit else bit for position, bit in enumerate(bits))
        for place, bits in enumerate(population)
    )


def from_the_right(population: Sequence[str], flips: Sequence[Sequence[int]]) -> Population:
    """The population with positions counted from the right."""
    turned = mutated_population([bits[::-1] for bits in population], flips)
    return tuple(bits[::-1] for bits in turned)


REVERSED_BITS = generations(select=by_reversed_bits)
EQUAL_CHANCES = generations(select=by_equal_chances)
CHANCES_BY_NUMBER = generations(select=by_number)
BEST_ONLY = generations(select=best_only)
HEADS_FOR_TAILS = generations(mate=with_heads)
ONES_FOR_FLIPS = generations(mutate=with_ones)
FLIPS_FROM_THE_RIGHT = generations(mutate=from_the_right)
MATING_FIRST = generations(mating_first=True)
EQUAL_FOR_GREATER = generations(select=up_to_equal)
SORTED_SURVIVORS = generations(select=in_order_of_population)
CHILDREN_EXCHANGED = generations(mate=second_child_first)
