"""Draws of fishing days: a table with two classes, a column with gaps and one without."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, tries, whole_number

TIDES, BAITS, LABELS = ("low", "high"), ("worm", "fly"), ("yes", "no")


def days(random: Random, each: Range = (1, 4), gaps: Range = (1, 2)) -> list[dict[str, Any]]:
    """Days, some of which have an unknown tide in either class; each known tide occurs with both classes.

    >>> [day["tide"] is None for day in days(Random(1), gaps=1)].count(True)
    2
    """
    trying = tries()
    while True:
        next(trying)
        known = {pair: whole_number(random, each) for pair in product(TIDES, LABELS)}
        unknown = {(None, label): whole_number(random, gaps) for label in LABELS}
        drawn = [
            {"tide": tide, "bait": random.choice(BAITS), "bite": label}
            for (tide, label), count in [*known.items(), *unknown.items()]
            for _ in range(count)
        ]
        if tells(drawn):
            return random.sample(drawn, len(drawn))


def tells(rows: list[dict[str, Any]]) -> bool:
    """Whether class sizes differ, each bait occurs with both classes, and each column is informative on the class."""
    sizes = Counter(row["bite"] for row in rows)
    tides = Counter((row["tide"], row["bite"]) for row in rows)
    baits = Counter((row["bait"], row["bite"]) for row in rows)
    known = {label: sizes[label] - tides[None, label] for label in LABELS}
    # most lines keep a wrong calculation from giving the right number: sizes or shares of the two classes mixed up
    return (
        sizes["yes"] != sizes["no"]
        and all(baits[pair] for pair in product(BAITS, LABELS))
        and baits["fly", "yes"] != baits["fly", "no"]
        and baits["fly", "yes"] + baits["fly", "no"] != sizes["yes"]
        and tides["low", "yes"] + tides["low", "no"] != known["yes"]
        and tides["low", "yes"] * known["no"] != tides["low", "no"] * known["yes"]
        and baits["fly", "yes"] * sizes["no"] != baits["fly", "no"] * sizes["yes"]
    )
