"""Fishing days: a table with two classes, a column with gaps and one without."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

from reference.draws.numbers import Range, tries, whole_number

TIDES, BAITS, LABELS = ("low", "high"), ("worm", "fly"), ("yes", "no")


def days(random: Random, n: Range = (10, 12), gaps: int = 2) -> list[dict[str, Any]]:
    """Days of which some, of either class, do not know the tide; every value that is known goes with both classes.

    >>> sum(day["tide"] is None for day in days(Random(1)))
    4
    """
    trying = tries()
    while True:
        next(trying)
        drawn = [a_day(random) for _ in range(whole_number(random, n))]
        for label in LABELS:
            for day in [day for day in drawn if day["bite"] == label][:gaps]:
                day["tide"] = None
        if tells(drawn):
            return random.sample(drawn, len(drawn))


def a_day(random: Random) -> dict[str, Any]:
    """A day with all its values; bites are the more frequent class."""
    bite = random.choices(LABELS, weights=(3, 2))[0]
    return {"tide": random.choice(TIDES), "bait": random.choice(BAITS), "bite": bite}


def tells(rows: list[dict[str, Any]]) -> bool:
    """Whether the classes are of different size, no count is zero, and each column has something to say of them."""
    sizes = Counter(row["bite"] for row in rows)
    tides = Counter((row["tide"], row["bite"]) for row in rows)
    baits = Counter((row["bait"], row["bite"]) for row in rows)
    known = {label: tides["low", label] + tides["high", label] for label in LABELS}
    return (
        all(tides[pair] for pair in product(TIDES, LABELS))
        and all(baits[pair] for pair in product(BAITS, LABELS))
        and len(set(sizes.values())) == 2
        and baits["fly", "yes"] != baits["fly", "no"]
        and baits["fly", "yes"] + baits["fly", "no"] != sizes["yes"]
        and tides["low", "yes"] + tides["low", "no"] != known["yes"]
        and tides["low", "yes"] * known["no"] != tides["low", "no"] * known["yes"]
        and baits["fly", "yes"] * sizes["no"] != baits["fly", "no"] * sizes["yes"]
    )
