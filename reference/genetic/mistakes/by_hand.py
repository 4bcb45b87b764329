"""Known mistakes in hand calculations about genetic algorithms."""

from collections.abc import Sequence

from reference.genetic.mistakes.operators import head_exchanged
from reference.genetic.operators import crossover, flipped, one_point_children, two_point_children


def child_with_head(a: str, b: str, tail: int) -> str:
    """The child that has so many bits of a at its beginning."""
    return head_exchanged(a, b, tail)[0]


def other_child(a: str, b: str, tail: int) -> str:
    """The child that begins like b."""
    return one_point_children(a, b, tail)[1]


def child_with_own_tail_turned(a: str, b: str, tail: int) -> str:
    """The first parent with its own tail turned over."""
    return a[:-tail] + "".join(map(flipped, a[-tail:]))


def middle_without_end(a: str, b: str, first: int, last: int) -> str:
    """The child in which the bit at the last position is not exchanged."""
    return two_point_children(a, b, first, last - 1)[0]


def middle_from_zero(a: str, b: str, first: int, last: int) -> str:
    """The child of positions that are counted from 0."""
    return two_point_children(a, b, first + 1, last + 1)[0]


def by_opposite_mask(a: str, b: str, mask: str) -> str:
    """The child that has the bits of a where the mask has a 0."""
    return crossover(a, b, mask)[1]


def turned_from_zero(bits: str, position: int, length: int) -> str:
    """The string with the next bit turned over: the position counted from 0."""
    return bits[:position] + flipped(bits[position]) + bits[position + 1 :]


def share_of_best(fitness: Sequence[float], individual: int, total: float) -> float:
    """The fitness divided by the largest one."""
    return fitness[individual - 1] / max(fitness)


def share_of_rank(fitness: Sequence[float], individual: int, total: float) -> float:
    """The rank, the fittest having the largest, divided by the sum of all ranks."""
    rank = sum(each <= fitness[individual - 1] for each in fitness)
    return rank / sum(range(1, len(fitness) + 1))


def fittest(fitness: Sequence[float], draw: float) -> int:
    """The fittest individual."""
    return list(fitness).index(max(fitness)) + 1


def squared_chance(fitness: Sequence[float], individual: int) -> float:
    """The chance squared, which is no chance any more."""
    return float((fitness[individual - 1] / sum(fitness)) ** 2)
