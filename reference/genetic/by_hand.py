"""Hand calculations about genetic algorithms, part by part; each part is a function of earlier ones."""

from collections.abc import Sequence

from reference.genetic.operators import crossover, flip, one_point_children, two_point_children
from reference.genetic.selection import decode, sharpened, survival_chances, survivor


def child_with_tail(a: str, b: str, tail: int) -> str:
    """The child that begins like a and ends with the last `tail` bits of b.

    >>> child_with_tail("11011001", "00100111", 4)
    '11010111'
    """
    return one_point_children(a, b, tail)[0]


def child_with_middle(a: str, b: str, first: int, last: int) -> str:
    """The child of a that has the bits of b between two positions, counted from 1."""
    return two_point_children(a, b, first, last)[0]


def child_by_mask(a: str, b: str, mask: str) -> str:
    """The child that has the bits of a where the mask has a 1."""
    return crossover(a, b, mask)[0]


def proper(bits: str, length: int) -> str:
    """The string itself; ValueError if it has another length, or not both kinds of bits.

    A student's own string goes on from here, and from nothing but zeros everything would follow too easily.
    """
    if len(bits) != length or set(bits) != {"0", "1"}:
        raise ValueError(f"a string of {length} bits of both kinds")
    return bits


def turned_over(bits: str, position: int, length: int) -> str:
    """The string with one bit flipped; positions count from 1."""
    return flip(proper(bits, length), [position - 1])


def as_number(bits: str, length: int) -> int:
    """The number that the string stands for."""
    return decode(proper(bits, length))


def total(fitness: Sequence[float]) -> float:
    """The sum of all fitness values."""
    return sum(fitness)


def chance(fitness: Sequence[float], individual: int, total: float) -> float:
    """The share of one individual, counted from 1, in the sum of all fitness."""
    return fitness[individual - 1] / total


def copies(chance: float, draws: int) -> float:
    """The expected number of times that an individual with this chance survives `draws` draws."""
    return chance * draws


def where_it_ends(fitness: Sequence[float], individual: int) -> float:
    """The end of one individual's part of the wheel; individuals count from 1."""
    # the parts lie side by side in the order of the individuals
    return sum(fitness[:individual])


def hit_by(fitness: Sequence[float], draw: float) -> int:
    """The individual, counted from 1, that a number hits on the wheel."""
    # from 1, as the question numbers individuals
    return survivor(fitness, draw) + 1


def sharp_chance(fitness: Sequence[float], individual: int) -> float:
    """The survival chance of one individual, counted from 1, if fitness is squared first."""
    return survival_chances(sharpened(fitness))[individual - 1]
