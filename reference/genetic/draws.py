"""Draws of bit strings, populations, and the random choices of genetic algorithms."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, tries, whole_number


def bits(random: Random, length: Range, *, first: str = "", last: str = "") -> str:
    """A bit string with both kinds of bits, and with the given first and last bit.

    >>> bits(Random(1), 6), bits(Random(1), 6, first="1", last="0")
    ('001011', '100100')
    """
    number = whole_number(random, length) - len(first + last)
    for _ in tries():
        drawn = first + "".join(random.choice("01") for _ in range(number)) + last
        # a string of one kind of bit hides most mistakes
        if len(set(drawn)) == 2:
            break
    return drawn


def like(random: Random, other: str, *, different: int = 2, first: str = "", last: str = "") -> str:
    """A bit string as long as another that differs from it in at least `different` places.

    >>> like(Random(1), "001011")
    '110010'
    """
    for _ in tries():
        drawn = bits(random, len(other), first=first, last=last)
        if sum(one != two for one, two in zip(drawn, other, strict=True)) >= different:
            break
    return drawn


def mutation_draws(random: Random, string: str, *, period: int = 6, hits: Range = (1, 3)) -> list[int]:
    """A number from 1 to `period` for each bit; `hits` of them are 1.

    >>> mutation_draws(Random(1), "0110", hits=1)
    [6, 1, 2, 4]
    """
    hit = random.sample(range(len(string)), whole_number(random, hits))
    return [1 if place in hit else random.randint(2, period) for place in range(len(string))]


def fitness_values(random: Random, n: Range, *, most: int = 20) -> list[int]:
    """Different fitness values above 0, in no order."""
    number = whole_number(random, n)
    for _ in tries():
        drawn = random.sample(range(1, most + 1), number)
        # in order, the place on the wheel would tell the rank
        if drawn not in (sorted(drawn), sorted(drawn, reverse=True)):
            break
    return drawn


def wheel_draws(random: Random, fitness: Sequence[int], n: Range, *, on_boundary: Range = 0) -> list[int]:
    """Whole numbers from 1 to the sum of all fitness; `on_boundary` of them are ends of parts of the wheel."""
    # draws on boundaries are asked for: there bisect_left and bisect_right differ
    ends = [sum(fitness[: place + 1]) for place in range(len(fitness))]
    drawn = [random.randint(1, ends[-1]) for _ in range(whole_number(random, n))]
    drawn += random.sample(ends[:-1], whole_number(random, on_boundary))
    return random.sample(drawn, len(drawn))


def population(random: Random, n: Range, length: Range) -> list[str]:
    """Different bit strings of one length."""
    width = whole_number(random, length)
    number = whole_number(random, n)
    return [f"{each:0{width}b}" for each in random.sample(range(1, 2**width), number)]


def choices(random: Random, population: Sequence[str], generations: Range) -> list[dict[str, Any]]:
    """For each generation the draws of the wheel, a tail length for each pair, and one or two bits to flip."""
    n, length = len(population), len(population[0])
    return [
        {
            "draws": [random.randint(0, 99) / 100 for _ in population],
            "tails": [random.randint(1, length - 1) for _ in range(n // 2)],
            "flips": [[who, random.randrange(length)] for who in sorted(random.sample(range(n), random.randint(1, 2)))],
        }
        for _ in range(whole_number(random, generations))
    ]


def tails(random: Random, length: int, n: int) -> list[int]:
    """Different lengths of tails, none of them half the string length."""
    # at half, head and tail exchanged give the same two children
    return random.sample([tail for tail in range(1, length) if 2 * tail != length], n)


def best_history(random: Random, n: Range) -> list[int]:
    """The best fitness of each generation: mostly rising, with plateaus and steps back."""
    found = [random.randint(8, 20)]
    for _ in range(whole_number(random, n) - 1):
        found.append(max(1, found[-1] + random.choice([-5, -3, 0, 0, 1, 1, 2, 3])))
    return found
