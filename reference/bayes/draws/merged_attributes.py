"""Draws of tables in which two columns depend on each other, and of rows to classify."""

from collections.abc import Sequence
from random import Random

from reference.shared.draws.numbers import Range, tries, whole_number

Row = dict[str, str]
CRUSTS, SHADES, LABELS = ("thin", "thick", "none"), ("pale", "dark"), ("sold", "left")


def bakery(random: Random, rows: Range = (9, 13)) -> list[Row]:
    """Loaves with crust, filling, shade and whether they were sold; each crust has two of the three fillings."""
    trying = tries()
    # two of three: crust and filling depend on each other, which naive Bayes cannot see
    fillings = {crust: random.sample(("nuts", "fruit", "cheese"), 2) for crust in CRUSTS}
    while True:
        next(trying)
        drawn = [loaf(random, fillings) for _ in range(whole_number(random, rows))]
        if all(len({row[name] for row in drawn}) > 1 for name in ("crust", "filling", "shade", "class")):
            return drawn


def loaf(random: Random, fillings: dict[str, list[str]]) -> Row:
    """One loaf; its filling is one that goes with its crust."""
    crust = random.choice(CRUSTS)
    filling = random.choice(fillings[crust])
    return {"crust": crust, "filling": filling, "shade": random.choice(SHADES), "class": random.choice(LABELS)}


def new_loaf(random: Random, rows: Sequence[Row]) -> Row:
    """A loaf whose crust and filling occur together in the rows, with a shade that occurs."""
    # else the merged value would have probability 0 in every class
    seen, other = random.choice(rows), random.choice(rows)
    return {"crust": seen["crust"], "filling": seen["filling"], "shade": other["shade"]}
