"""Draws of tables that a conjunction, a tree or neither can separate by some of their columns."""

from random import Random

from reference.shared.draws.numbers import Range, tries, whole_number
from reference.trees.separability import separability

DOMAINS = {
    "coat": ["red", "grey", "white"],
    "tail": ["long", "short"],
    "ears": ["up", "down"],
    "farm": ["hill", "lake"],
}
FEATURES = ["coat", "tail", "ears"]


def herd(random: Random, wanted: str, n: Range) -> list[dict[str, str]]:
    """Animals, one of them twice; coat, tail and ears separate the tame ones in the wanted way."""
    trying = tries()
    while True:
        next(trying)
        inner = {name: random.choice(DOMAINS[name]) for name in random.sample(FEATURES, 2)}
        drawn = [
            {name: random.choice(values) for name, values in DOMAINS.items()} for _ in range(whole_number(random, n))
        ]
        rows = [row | {"tame": "yes" if inner.items() <= row.items() else "no"} for row in drawn]
        # one label turned: a tree can still follow it, if no other row has the same features
        if wanted != "conjunction":
            place = random.randrange(len(rows))
            rows[place] = rows[place] | {"tame": "yes" if rows[place]["tame"] == "no" else "no"}
        rows.append(dict(random.choice(rows)))  # twice the same row is no contradiction, and must not count as one
        labels = {row["tame"] for row in rows}
        if len(labels) == 2 and separability([rows], FEATURES, "tame") == [wanted]:
            return random.sample(rows, len(rows))


def herds(random: Random, each: Range = (1, 2), n: Range = (6, 9)) -> list[list[dict[str, str]]]:
    """Tables of all three kinds, in any order."""
    drawn = [
        herd(random, wanted, n)
        for wanted in ("conjunction", "tree", "neither")
        for _ in range(whole_number(random, each))
    ]
    return random.sample(drawn, len(drawn))


def any_herds(random: Random) -> list[list[dict[str, str]]]:
    """Tables of any size with both classes, whatever separates them."""
    drawn = [
        [
            {name: random.choice(values) for name, values in DOMAINS.items()} | {"tame": random.choice(["yes", "no"])}
            for _ in range(random.randint(2, 7))
        ]
        for _ in range(random.randint(1, 3))
    ]
    return [rows for rows in drawn if len({row["tame"] for row in rows}) == 2]


def some_features(random: Random) -> list[str]:
    """Some of the columns, at least one."""
    return random.sample(list(DOMAINS), random.randint(1, len(DOMAINS)))
