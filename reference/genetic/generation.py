"""Generations of a genetic algorithm with given random choices. Kubat, table 16.1; Mitchell, table 9.1."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from reference.genetic.operators import flip, one_point_children
from reference.genetic.selection import decode
from reference.process import Process

Population = tuple[str, ...]
Choices = Mapping[str, Any]  # of one generation: draws in [0, 1), tail lengths a pair, flips as [individual, position]


@dataclass(frozen=True, slots=True)
class GenerationState:
    """The population after `steps` steps: of every three, one selects, one mates and one mutates."""

    steps: int
    population: Population


def fitness_of(bits: str) -> int:
    """The fitness x² + 1 of the number that the bits stand for: never 0, so that every individual has a chance.

    >>> fitness_of("0101"), fitness_of("0000")
    (26, 1)
    """
    x = decode(bits)
    return x * x + 1


def selected(population: Sequence[str], draws: Sequence[float]) -> Population:
    """The survivors on the wheel of fortune; a draw is a share of the whole wheel.

    >>> selected(["11", "01", "00"], [0.0, 0.9, 0.99])
    ('11', '01', '00')
    """
    ends = list(accumulate(map(fitness_of, population)))
    # draws are in [0, 1), so a boundary belongs to the next part; `survivor` has (0, sum], and bisect_left
    return tuple(population[bisect_right(ends, draw * ends[-1])] for draw in draws)


def mated(population: Sequence[str], tails: Sequence[int]) -> Population:
    """The children of neighbouring individuals that exchange their tails: first with second, third with fourth.

    >>> mated(["01100", "11001", "11001", "10011"], [1, 3])
    ('01101', '11000', '11011', '10001')
    """
    pairs = zip(population[::2], population[1::2], tails, strict=True)
    return tuple(child for a, b, tail in pairs for child in one_point_children(a, b, tail))


def mutated_population(population: Sequence[str], flips: Sequence[Sequence[int]]) -> Population:
    """The population with single bits flipped, each given by individual and position from 0.

    >>> mutated_population(["01000", "01001"], [[0, 2], [1, 4]])
    ('01100', '01000')
    """
    return tuple(
        flip(bits, [position for individual, position in flips if individual == place])
        for place, bits in enumerate(population)
    )


def generation_start(population: Sequence[str], choices: Sequence[Choices]) -> GenerationState:
    """The state with the given population."""
    return GenerationState(0, tuple(population))


def generation_successors(
    state: GenerationState, population: Sequence[str], choices: Sequence[Choices]
) -> tuple[GenerationState, ...]:
    """The population after the next step: the survivors, their children, or these with mutations."""
    # select, mate, mutate: one state each, so that a trace shows which step failed
    generation, step = divmod(state.steps, 3)
    if generation >= len(choices):
        return ()
    chosen = choices[generation]
    if step == 0:
        following = selected(state.population, chosen["draws"])
    elif step == 1:
        following = mated(state.population, chosen["tails"])
    else:
        following = mutated_population(state.population, chosen["flips"])
    return (GenerationState(state.steps + 1, following),)


GENERATIONS = Process(generation_start, generation_successors)
