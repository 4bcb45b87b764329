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
    """The best fitness of each generation: mostly rising, with plateaus and steps back; often below 0."""
    found = [random.randint(-20, 10)]
    for _ in range(whole_number(random, n) - 1):
        found.append(found[-1] + random.choice([-5, -3, 0, 0, 1, 1, 2, 3]))
    return found


def any_bits(random: Random, length: Range = (1, 6), *, like: str = "") -> str:
    """Any bit string, also one of a single kind of bit; as long as `like` if that is given."""
    return "".join(random.choice("01") for _ in range(len(like) or whole_number(random, length)))


def any_mutation_draws(random: Random, bits: str) -> list[int]:
    """A number for each bit: 1 for none, some or all of them."""
    return [random.choice([1, 1, 2, 10]) for _ in bits]


def any_fitness(random: Random, n: Range = (1, 4)) -> list[int]:
    """Fitness values that may be 0 or equal; not all are 0."""
    # the last one is above 0, so that there is a wheel; the order is any
    drawn = [*(random.choice([0, 0, 1, 2, 2, 9]) for _ in range(whole_number(random, n) - 1)), random.randint(1, 3)]
    return random.sample(drawn, len(drawn))


def any_wheel_draws(random: Random, fitness: Sequence[int], n: Range = (1, 4)) -> list[int]:
    """Whole numbers from 1 to the sum of all fitness."""
    return [random.randint(1, sum(fitness)) for _ in range(whole_number(random, n))]


def any_population(random: Random, pairs: Range = (1, 2), length: Range = (2, 4)) -> list[str]:
    """An even number of bit strings of one length, some of them equal or only zeros."""
    width = whole_number(random, length)
    return [any_bits(random, width) for _ in range(2 * whole_number(random, pairs))]


def any_choices(random: Random, population: Sequence[str], generations: Range = (1, 2)) -> list[dict[str, Any]]:
    """The choices of each generation; flips may be none, or several bits of one individual."""
    places = [[who, bit] for who in range(len(population)) for bit in range(len(population[0]))]
    return [
        {**each, "flips": random.sample(places, random.randint(0, 3))}
        for each in choices(random, population, generations)
    ]


def any_history(random: Random, n: Range = (4, 6)) -> list[int]:
    """The best fitness of each generation in any order, with 0, negative and equal values."""
    return [random.randint(-2, 3) for _ in range(whole_number(random, n))]
