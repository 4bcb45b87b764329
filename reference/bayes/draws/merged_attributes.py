"""Draws of tables in which two columns depend on each other, and of rows to classify."""

from collections.abc import Sequence
from random import Random

from reference.shared.draws.numbers import Range, tries, whole_number

Row = dict[str, str]
SHADES, LABELS = ("pale", "dark"), ("sold", "left", "given away")
# several combinations read alike when they are joined without a sign between them
CRUSTS, FILLINGS = ("a", "ab", "abc"), ("bcd", "cd", "d")


def bakery(random: Random, rows: Range = (9, 13), columns: Sequence[str] = ()) -> list[Row]:
    """Loaves with crust, filling, shade and class, in any order if not said; each crust has two of three fillings."""
    trying = tries()
    # two of three: crust and filling depend on each other, which naive Bayes cannot see
    fillings = {crust: random.sample(FILLINGS, 2) for crust in CRUSTS}
    while True:
        next(trying)
        drawn = [loaf(random, fillings) for _ in range(whole_number(random, rows))]
        if all(len({row[name] for row in drawn}) > 1 for name in drawn[0]):
            listed = columns or random.sample(list(drawn[0]), len(drawn[0]))
            return [{name: row[name] for name in listed} for row in drawn]


def loaf(random: Random, fillings: dict[str, list[str]]) -> Row:
    """One loaf; its filling is one that goes with its crust."""
    crust = random.choice(CRUSTS)
    filling = random.choice(fillings[crust])
    return {"crust": crust, "filling": filling, "shade": random.choice(SHADES), "class": random.choice(LABELS)}


def any_merged(random: Random, rows: Sequence[Row], target: str) -> list[str]:
    """The names of two or more attributes of a table, in any order; at least two, if there are so many."""
    names = [name for name in rows[0] if name != target]
    return random.sample(names, random.randint(min(2, len(names)), len(names)))


def any_seen_row(random: Random, rows: Sequence[Row], target: str, attributes: Sequence[str]) -> Row:
    """A new row whose values of these attributes occur together, and its other values anywhere in the table."""
    seen = random.choice(list(rows))
    return {
        name: seen[name] if name in attributes else random.choice(list(rows))[name]
        for name in rows[0]
        if name != target
    }
