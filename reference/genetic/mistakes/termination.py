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


def waited_in_all(best: Sequence[float], most: int, patience: int) -> int:
    """The generation after which it ends if all generations without anything better count, in a row or not."""
    idle = [generation for generation in range(2, most + 1) if best[generation - 1] <= max(best[: generation - 1])]
    return idle[patience - 1] if len(idle) >= patience else most


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


def since_some_before(best: Sequence[float], most: int, patience: int) -> int:
    """The first generation that is no better than the one `patience` generations before it."""
    late = (each for each in range(patience + 1, most + 1) if best[each - 1] <= best[each - 1 - patience])
    return next(late, most)


def equal_in_a_row(best: Sequence[float], most: int, patience: int) -> int:
    """The first generation that is equal to the `patience` generations before it."""
    late = (each for each in range(patience + 1, most + 1) if len({*best[each - 1 - patience : each]}) == 1)
    return next(late, most)


def equal_to_the_best(best: Sequence[float], most: int, patience: int) -> int:
    """The generation after which it ends if only those that equal the best so far are waited for."""
    top, waited = best[0], 0
    for generation, value in enumerate(best[1:most], 2):
        waited = 0 if value > top else waited + (value == top)
        top = max(top, value)
        if waited == patience:
            return generation
    return most


def last_better(best: Sequence[float], most: int, patience: int) -> int:
    """The last generation that brought something better, where it ends for lack of patience."""
    waited = 0
    for generation in range(2, most + 1):
        waited = 0 if best[generation - 1] > max(best[: generation - 1]) else waited + 1
        if waited == patience:
            return generation - patience
    return most
