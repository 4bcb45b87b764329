"""Draws of joint tables, discrete variables and trials."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, decimal_number, tries, whole_number
from reference.shared.draws.probabilities import distribution, probability
from reference.shared.draws.spellings import any_names

KINDS = ("first", "both", "none", "agree", "except", "slight")


def domains(random: Random, sizes: Sequence[Range]) -> list[list[str]]:
    """The values of each variable: a few letters, which variables may share."""
    # shared, so that a value alone does not tell which variable has it
    return [sorted(random.sample("abcd", whole_number(random, size))) for size in sizes]


def joint(random: Random, sizes: Sequence[Range] = (2, 3), empty: Range = 0) -> list[list[Any]]:
    """A joint table in hundredths; `empty` of its cells are left out and count as 0.

    >>> joint(Random(1), sizes=[2, 1])
    [[['b', 'a'], 0.64], [['c', 'a'], 0.36]]
    """
    keys = [list(values) for values in product(*domains(random, sizes))]
    # in the order of the product: an empty cell shows by its absence alone
    kept = [keys[place] for place in sorted(random.sample(range(len(keys)), len(keys) - whole_number(random, empty)))]
    shares = distribution(random, [str(place) for place in range(len(kept))])
    return [[values, p] for values, p in zip(kept, shares.values(), strict=True)]


def structured_joint(random: Random, kinds: Sequence[str] = KINDS) -> list[list[Any]]:
    """A table of three variables in any order, some of which are independent of each other.

    Two are drawn alone, here called the first and the second. The third depends on the first, or both, or none, or says
    whether they agree; or it depends on the first except at its value `a`, so that one cell looks as if it did not; or
    on the first slightly.
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
    if kind == "slight":  # by one hundredth: equal at a tolerance of 0.01, and not at that of the text
        rows = {(x, y): round(0.4 + {"a": 0.01, "b": 0, "c": -0.01}[x], 2) for x, y in rows}
    # six decimals: products of tenths are then the floats that a student types, and 0 is an exact 0
    found: list[tuple[list[str], float]] = [
        ([x, y, z], round(first[x] * second[y] * (p if z == "f" else 1 - p), 6))
        for (x, y), p in rows.items()
        for z in "fg"
    ]
    order = random.sample(range(3), 3)  # else neighbours alone would be enough to look at
    return [[[values[place] for place in order], p] for values, p in found if p]


def any_joint(random: Random, variables: Range = (1, 4), values: Range = (1, 3)) -> list[list[Any]]:
    """A joint table of any size in hundredths: rows in any order, some with probability 0, some left out."""
    keys = [list(key) for key in product(*domains(random, [values] * whole_number(random, variables)))]
    listed = random.sample(keys, random.randint(1, len(keys)))
    return [[key, p] for key, p in zip(listed, any_shares(random, len(listed)), strict=True)]


def linked_joint(random: Random, variables: Range = (2, 4)) -> list[list[Any]]:
    """A joint table in which each variable depends on one earlier variable, or on none."""
    domain = domains(random, [(1, 3)] * whole_number(random, variables))
    parents = [random.choice([None, *range(place)]) for place in range(len(domain))]
    found: dict[tuple[str, ...], float] = {(): 1.0}
    for own, parent in zip(domain, parents, strict=True):
        tables = {value: distribution(random, own, 1) for value in ("", *"abcd")}
        found = {
            (*key, value): round(p * q, 6)  # tenths: four factors have four decimals
            for key, p in found.items()
            for value, q in tables["" if parent is None else key[parent]].items()
        }
    return [[list(values), p] for values, p in random.sample(list(found.items()), len(found))]


def any_keep(random: Random, joint: Sequence[Sequence[Any]]) -> list[int]:
    """The positions of some variables of a table or of all, in any order."""
    width = len(joint[0][0])
    return random.sample(range(width), random.randint(1, width))


def any_evidence(random: Random, joint: Sequence[Sequence[Any]], target: int) -> list[list[Any]]:
    """Values of none, some or all of the other variables, in any order, as pairs of position and value."""
    values, _ = random.choice([cell for cell in joint if cell[1]])
    others = [place for place in range(len(values)) if place != target]
    return [[place, values[place]] for place in random.sample(others, random.randint(0, len(others)))]


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


def any_trials(random: Random, n: Range = (1, 8)) -> list[str]:
    """The outcomes of trials, all the same or not; some names differ in the case of a letter only."""
    values = any_names(random, ["yes", "Yes", "0", "très bien"], random.randint(1, 4))
    return random.choices(values, k=whole_number(random, n))


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


def chances(random: Random, weights: Sequence[float], within: Sequence[float] = (0, 1)) -> list[float]:
    """A conditional probability for each weight, all different."""
    drawn: list[float] = []
    for _ in weights:
        drawn.append(probability(random, within=within, apart_from=drawn))
    return drawn


def any_shares(random: Random, size: Range) -> list[float]:
    """Probabilities in hundredths with the sum 1, some of which may be 0."""
    cuts = sorted(random.choices(range(101), k=whole_number(random, size) - 1))  # two equal cuts are a share of 0
    return [(high - low) / 100 for low, high in zip([0, *cuts], [*cuts, 100], strict=True)]


def any_chances(random: Random, weights: Sequence[float]) -> list[float]:
    """A number between 0 and 1 for each weight, 0 and 1 included."""
    return [random.choice([0.0, 1.0, decimal_number(random, (0, 1), 2)]) for _ in weights]


def any_numbers(random: Random, shares: Sequence[float]) -> list[float]:
    """As many different numbers as shares: large, small, negative, 0."""
    size = random.choice([1, 10, 1000])
    return [number / 10 for number in random.sample(range(-10 * size, 10 * size + 1), len(shares))]


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
    """Two rows of two counts, all different; row and column are clearly dependent."""
    trying = tries()
    while True:
        next(trying)
        drawn = [whole_number(random, each) for _ in range(4)]
        a, b, c, d = drawn
        # clearly: the share of a cell differs by 0.03 or more from the product of its row and column
        if len(set(drawn)) == len(drawn) and abs(a * d - b * c) >= 0.03 * sum(drawn) ** 2:
            return [[a, b], [c, d]]
