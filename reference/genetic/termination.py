"""The end of a genetic algorithm, and a generation by hand. Kubat, sections 16.2 to 16.5."""

from collections.abc import Sequence

from reference.genetic.by_hand import child_with_tail
from reference.genetic.generation import mated
from reference.genetic.selection import best_fitness, mean_fitness


def stopped_after(best: Sequence[float], most: int, patience: int) -> int:
    """The generation, from 1, after which it ends: the last allowed one, or after `patience` without a new best.

    `best` has the best fitness of each generation; what counts is whether it is above all before it. Kubat, section
    16.4, gives no number for the patience.

    >>> stopped_after([3, 5, 5, 4, 6, 6], most=6, patience=2), stopped_after([1, 2, 3, 4], most=3, patience=2)
    (4, 3)
    """
    if not best:
        raise ValueError("there is at least one generation")
    record, waited = best[0], 0
    # the first generation sets the record, and cannot be waited for
    for generation, value in enumerate(best[1:most], 2):
        # above the record, not above the generation before; equal is not better
        waited = 0 if value > record else waited + 1
        record = max(record, value)
        if waited == patience:
            return generation
    return most


def difference(after: float, before: float) -> float:
    """The value after minus the value before."""
    return after - before


def first_child(population: Sequence[str], tails: Sequence[int]) -> str:
    """The child of the first two individuals that begins like the first."""
    return child_with_tail(population[0], population[1], tails[0])


def mean_of_children(population: Sequence[str], tails: Sequence[int]) -> float:
    """The mean fitness of all children."""
    return mean_fitness(mated(population, tails))


def best_of_children(population: Sequence[str], tails: Sequence[int]) -> int:
    """The fitness of the best child."""
    return best_fitness(mated(population, tails))
