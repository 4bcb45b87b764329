"""Draws of tables on which the average gain, the gain ratio, or equal gains decide what C4.5 chooses."""

from collections.abc import Mapping
from random import Random

from reference.shared.draws.numbers import Range, whole_number
from reference.shared.draws.tables import Domain, Row, table


def rare_value_table(random: Random, rows: Range, columns: Mapping[str, Domain], constants: Range = 0) -> list[Row]:
    """Rows with two attributes of which one value is rare, so that a small split information makes their ratio large.

    Some more attributes, named `c1` and so on, have one value.
    """
    drawn = table(random, rows, columns)
    *attributes, target = drawn[0]
    first, second = random.sample(attributes, 2)
    for row in drawn:
        row[first] = "rare" if random.random() < 0.1 else "usual"
        row[second] = row[target] if random.random() < 0.4 else row[second]
    extra = {f"c{number}": "same" for number in range(1, 1 + whole_number(random, constants))}
    return [{**extra, **row} for row in drawn]


def uneven_table(random: Random, rows: Range = (11, 18)) -> list[Row]:
    """Rows with an attribute of four values of which three are rare, one of two even values, and two that tell little.

    The first may have the largest ratio although it has the most values.
    """
    number = whole_number(random, rows)
    drawn = []
    for place in range(number):
        label = "rot" if place < number // 2 else "none"
        store = f"box{place}" if place < 3 else "hall"
        even = random.random() < (0.85 if label == "rot" else 0.2)
        noise = {name: random.choice(["a", "b"]) for name in ("picked", "sort")}
        drawn.append({"store": store, "light": "day" if even else "dark", **noise, "class": label})
    return random.sample(drawn, number)


def refined_table(random: Random) -> list[Row]:
    """Rows of two or three attributes with exactly equal gains: one, and others that cut its values into more.

    The first has the largest gain ratio, as its split information is the smallest. All gains are equal to their mean.
    """
    values = ["clay", "sand"] if random.random() < 1 / 2 else ["clay", "sand", "peat"]
    cuts = random.choice([["wet"], ["wet", "lime"]])
    drawn: list[Row] = []
    for place, value in enumerate(values):
        shares = [random.randint(1, 3), random.randint(1, 3)] if place else [3, 1]
        for half in ("1", "2"):
            for label, count in zip(("yes", "no"), shares, strict=True):
                refined = {name: f"{value}{half}" if place < number + 1 else value for number, name in enumerate(cuts)}
                drawn += [{**refined, "soil": value, "class": label} for _ in range(count)]
    return [dict(row) for row in random.sample(drawn, len(drawn))]
