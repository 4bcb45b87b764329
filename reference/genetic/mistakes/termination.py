"""Known mistakes in when a genetic algorithm ends, and in a generation by hand."""

from collections.abc import Sequence

from reference.genetic.mistakes.by_hand import child_with_head
from reference.genetic.mistakes.generation import with_heads
from reference.genetic.selection import mean_fitness


def waited_since(best: Sequence[float], most: int, patience: int, *, from_best: bool, equal: bool) -> int:
    """The generation after which it ends, by another idea of what is better."""
    against, waited = best[0], 0
    for generation, value in enumerate(best[1:most], 2):
        waited = 0 if value > against or (equal and value == against) else waited + 1
        against = max(against, value) if from_best else value
        if waited == patience:
            return generation
    return most


def since_the_one_before(best: Sequence[float], most: int, patience: int) -> int:
    """Better is what is above the generation before it."""
    return waited_since(best, most, patience, from_best=False, equal=False)


def equal_is_better(best: Sequence[float], most: int, patience: int) -> int:
    """Better is also what is as good as the best so far."""
    return waited_since(best, most, patience, from_best=True, equal=True)


def first_child_with_head(population: Sequence[str], tails: Sequence[int]) -> str:
    """The child of the first two, the tail's length taken for that of the head."""
    return child_with_head(population[0], population[1], tails[0])


def mean_with_heads(population: Sequence[str], tails: Sequence[int]) -> float:
    """The mean fitness of children that were cut at the other end."""
    return mean_fitness(with_heads(population, tails))
