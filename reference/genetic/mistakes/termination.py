"""Known mistakes in when a genetic algorithm ends, and in a generation by hand."""

from collections.abc import Sequence

from reference.genetic.generation import mated
from reference.genetic.mistakes.by_hand import child_with_head
from reference.genetic.mistakes.generation import with_heads
from reference.genetic.selection import decode, mean_fitness


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


def one_too_late(best: Sequence[float], most: int, patience: int) -> int:
    """One more generation without improvement is waited for."""
    return waited_since(best, most, patience + 1, from_best=True, equal=False)


def limit_only(best: Sequence[float], most: int, patience: int) -> int:
    """The last generation allowed, whatever happens."""
    return most


def from_zero(best: Sequence[float], most: int, patience: int) -> int:
    """The generation counted from 0."""
    return waited_since(best, most, patience, from_best=True, equal=False) - 1


def mean_of_squares(population: Sequence[str]) -> float:
    """The mean of x²: x is not taken away."""
    return sum(decode(bits) ** 2 for bits in population) / len(population)


def sum_of_fitness(population: Sequence[str]) -> float:
    """The sum of the fitness values."""
    return mean_fitness(population) * len(population)


def first_child_with_head(population: Sequence[str], tails: Sequence[int]) -> str:
    """The child of the first two, the tail's length taken for that of the head."""
    return child_with_head(population[0], population[1], tails[0])


def mean_with_heads(population: Sequence[str], tails: Sequence[int]) -> float:
    """The mean fitness of children that were cut at the other end."""
    return mean_fitness(with_heads(population, tails))


def largest_number(population: Sequence[str], tails: Sequence[int]) -> int:
    """The largest number among the children, which is not its fitness."""
    return max(map(decode, mated(population, tails)))


def copied_pairs(pairs: int, rate: float) -> int:
    """The pairs that are copied, not recombined."""
    return round(pairs * (1 - rate))


def lost(after: float, before: float) -> float:
    """The difference the other way round."""
    return before - after
