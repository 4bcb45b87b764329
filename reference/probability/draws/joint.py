"""Draws of joint tables, discrete variables and trials."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, decimal_number, tries, whole_number
from reference.shared.draws.probabilities import distribution, probability

KINDS = ("first", "both", "none", "agree", "except")


def domains(random: Random, sizes: Sequence[Range]) -> list[list[str]]:
    """The values of each variable: letters, and no two variables share one."""
    letters = iter("abcdefghijklmnopqrstuvwxyz")
    return [[next(letters) for _ in range(whole_number(random, size))] for size in sizes]


def joint(random: Random, sizes: Sequence[Range] = (2, 3), empty: Range = 0) -> list[list[Any]]:
    """A joint table in hundredths; `empty` of its cells are left out and count as 0.

    >>> joint(Random(1), sizes=[2, 1])
    [[['a', 'c'], 0.33], [['b', 'c'], 0.67]]
    """
    keys = [list(values) for values in product(*domains(random, sizes))]
    # in the order of the product: an empty cell shows by its absence alone
    kept = [keys[place] for place in sorted(random.sample(range(len(keys)), len(keys) - whole_number(random, empty)))]
    shares = distribution(random, [str(place) for place in range(len(kept))])
    return [[values, p] for values, p in zip(kept, shares.values(), strict=True)]


def structured_joint(random: Random, kinds: Sequence[str] = KINDS) -> list[list[Any]]:
    """A table of three variables, some of which are independent of each other.

    The first two are drawn alone. The third depends on the first, or both, or none, or says whether they agree; or
    it depends on the first except at its value `a`, so that one cell looks as if it did not.
    """
    first, second = distribution(random, ["a", "b", "c"], 1), distribution(random, ["d", "e"], 1)
    kind = random.choice(list(kinds))
    rows = {key: probability(random, within=[0.1, 0.9], decimals=1) for key in product("abc", "de")}
    if kind == "first":
        rows = {(x, y): rows[x, "d"] for x, y in rows}
    if kind == "none":
        rows = dict.fromkeys(rows, rows["a", "d"])
    if kind == "agree":  # of fair coins: any two are independent, and the three are not
        first, second = {"a": 0.5, "b": 0.5}, {"d": 0.5, "e": 0.5}
        rows = {(x, y): float((x == "a") == (y == "d")) for x, y in product("ab", "de")}
    if kind == "except":
        first, middle = {"a": 0.4, "b": 0.3, "c": 0.3}, random.choice([0.4, 0.5, 0.6])
        # at `a` the third variable has its mean: that cell alone would pass for independent
        rows = {(x, y): round(middle + {"a": 0, "b": 0.2, "c": -0.2}[x], 1) for x, y in rows}
    # six decimals: products of tenths are then the floats that a student types, and 0 is an exact 0
    found = [
        [[x, y, z], round(first[x] * second[y] * (p if z == "f" else 1 - p), 6)]
        for (x, y), p in rows.items()
        for z in "fg"
    ]
    return [[values, p] for values, p in found if p]


def keep(random: Random, joint: Sequence[Sequence[Any]], number: Range = 1) -> list[int]:
    """The positions of `number` variables of a table, never all of them, in any order."""
    width = len(joint[0][0])
    return random.sample(range(width), min(width - 1, whole_number(random, number)))


def target(random: Random, joint: Sequence[Sequence[Any]]) -> int:
    """The position of one variable of a table."""
    return random.randrange(len(joint[0][0]))


def evidence(random: Random, joint: Sequence[Sequence[Any]], target: int, number: Range = 1) -> list[list[Any]]:
    """Values of other variables that can occur together, as pairs of position and value."""
    others = [place for place in range(len(joint[0][0])) if place != target]
    values, _ = random.choice(list(joint))  # from a listed cell, so that the evidence is possible
    seen = random.sample(others, min(len(others), whole_number(random, number)))
    return [[place, values[place]] for place in sorted(seen)]


def outcomes(random: Random, values: Sequence[str], n: Range = (5, 20)) -> list[str]:
    """The outcomes of trials; some values are more frequent than others, and at least two occur."""
    weights = [whole_number(random, (1, 5)) for _ in values]
    trying = tries()
    while True:
        next(trying)
        drawn = random.choices(list(values), weights, k=whole_number(random, n))
        if len(set(drawn)) > 1:
            return drawn


def numbers(random: Random, n: Range = (3, 5), within: Sequence[float] = (-10, 20), decimals: int = 0) -> list[float]:
    """Different numbers in random order."""
    size = whole_number(random, n)
    trying = tries()
    while True:
        next(trying)
        drawn = [decimal_number(random, within, decimals) for _ in range(size)]
        if len(set(drawn)) == size:
            return drawn


def shares(random: Random, values: Sequence[Any], decimals: int = 2) -> list[float]:
    """As many probabilities as values, with the sum 1."""
    return list(distribution(random, [str(place) for place in range(len(values))], decimals).values())


def chances(random: Random, weights: Sequence[float]) -> list[float]:
    """A conditional probability for each weight, all different."""
    drawn: list[float] = []
    for _ in weights:
        drawn.append(probability(random, apart_from=drawn))
    return drawn


def seen_values(
    random: Random, rows: Sequence[dict[str, str]], names: Range = 1, apart: Sequence[str] = ()
) -> dict[str, str]:
    """Values that one row has, of `names` columns that are not in `apart`."""
    row = random.choice(list(rows))
    columns = [name for name in row if name not in apart]
    return {name: row[name] for name in sorted(random.sample(columns, whole_number(random, names)))}


def columns(random: Random, rows: Sequence[dict[str, str]], number: Range = 2) -> list[str]:
    """The names of some columns, in any order."""
    return random.sample(list(rows[0]), whole_number(random, number))


def square_of_counts(random: Random, each: Range = (3, 19)) -> list[list[int]]:
    """Two rows of two counts, all different."""
    trying = tries()
    while True:
        next(trying)
        drawn = [whole_number(random, each) for _ in range(4)]
        if len(set(drawn)) == len(drawn):
            return [drawn[:2], drawn[2:]]
