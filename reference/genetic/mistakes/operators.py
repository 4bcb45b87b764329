"""Known mistakes in the operators and in the selection of genetic algorithms."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from reference.genetic.operators import crossover, flipped, mutated, one_point_mask
from reference.genetic.selection import roulette_wheel


def zeros_elsewhere(a: str, b: str, mask: str) -> list[str]:
    """Each parent's bits where the mask has a 1, and zeros elsewhere."""
    return [
        "".join("1" if bit == own == "1" else "0" for own, bit in zip(parent, mask, strict=True)) for parent in (a, b)
    ]


def zeros_as_one_block(a: str, b: str, mask: str) -> list[str]:
    """The children by a mask in which everything from the first to the last 0 is taken for zeros."""
    first, last = mask.find("0"), mask.rfind("0")
    return crossover(a, b, "".join("0" if first <= place <= last else "1" for place in range(len(mask))))


def child_and_opposite(a: str, b: str, mask: str) -> list[str]:
    """The first child, and the same with every bit turned over."""
    first, _ = crossover(a, b, mask)
    return [first, "".join(map(flipped, first))]


def set_to_one(bits: str, draws: Sequence[int]) -> str:
    """The string with a 1 wherever the draw is 1."""
    return "".join("1" if draw == 1 else bit for bit, draw in zip(bits, draws, strict=True))


def set_to_zero(bits: str, draws: Sequence[int]) -> str:
    """The string with a 0 wherever the draw is 1."""
    return "".join("0" if draw == 1 else bit for bit, draw in zip(bits, draws, strict=True))


def first_of_its_kind_flipped(bits: str, draws: Sequence[int]) -> str:
    """The string after `bits.replace(bits[i], ..., 1)` for each hit: the first bit of that value changes, not bit i."""
    for place, draw in enumerate(draws):
        if draw == 1:
            bits = bits.replace(bits[place], flipped(bits[place]), 1)
    return bits


def leading_zeros_lost(bits: str, draws: Sequence[int]) -> str:
    """The mutated string read as a number, which has no zeros at its beginning."""
    return str(int(mutated(bits, draws)))


def from_the_right(bits: str, draws: Sequence[int]) -> str:
    """The string mutated with the draws taken from the right."""
    return mutated(bits, list(draws)[::-1])


def boundary_to_the_next(fitness: Sequence[float], draws: Sequence[float]) -> list[int]:
    """The survivors where a draw on a boundary hits the one that begins there; the last where there is none."""
    ends = list(accumulate(fitness))
    return [min(bisect_right(ends, draw), len(ends) - 1) for draw in draws]


def last_boundary_lost(fitness: Sequence[float], draws: Sequence[float]) -> list[int]:
    """The survivors where a draw on a boundary hits the one that begins there, and none at the end of the wheel."""
    ends = list(accumulate(fitness))
    return [bisect_right(ends, draw) for draw in draws if draw < ends[-1]]


def sorted_wheel(fitness: Sequence[float], draws: Sequence[float]) -> list[int]:
    """The survivors on a wheel on which the fittest come first."""
    order = sorted(range(len(fitness)), key=lambda place: -fitness[place])
    return [order[place] for place in roulette_wheel([fitness[place] for place in order], draws)]


def head_exchanged(a: str, b: str, tail: int) -> list[str]:
    """The children of parents whose heads have the length of the tail."""
    return crossover(a, b, one_point_mask(len(a), head=tail))
