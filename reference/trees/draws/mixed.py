"""Draws of tables with numeric and nominal attributes, and of rows to predict."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, whole_number

Row = dict[str, Any]


def mixed_rows(
    random: Random, n: Range = (24, 44), values: int = 3, noise: float = 0.12, classes: Sequence[str] = ("yes", "no")
) -> list[Row]:
    """Rows of two numbers and two names, whose class depends on one of each, mostly."""
    cut, top = random.randint(8, 16), random.choice([12, 24])
    names = "abcdefgh"[:values]
    chosen = set(random.sample(names, max(1, values // 2)))
    drawn = []
    for _ in range(whole_number(random, n)):
        row: Row = {
            "ground": random.choice(names),
            "height": random.randint(0, 8) * top // 8,
            "light": random.choice(["dim", "bright"]),
            "age": random.choice([0.5, 1, 1.5, 2, 4, 8, 16]),
        }
        high = row["height"] * 24 / top > cut
        label = (row["ground"] in chosen) if high else (row["light"] == "dim" and row["age"] < 4)
        drawn.append({**row, "class": classes[label == (random.random() < noise)]})
    return drawn


def queries(random: Random, rows: Sequence[Mapping[str, Any]], n: int = 40, target: str = "class") -> list[Row]:
    """Rows with values like those of a table, also between and beyond them, without a class."""
    columns = {name: [row[name] for row in rows] for name in rows[0] if name != target}
    drawn = []
    for _ in range(n):
        row: Row = {}
        for name, values in columns.items():
            value = random.choice(values)
            row[name] = value if isinstance(value, str) else value + random.choice([0, 0, 0.5, -0.5, 1, -3, 3])
        drawn.append(row)
    return drawn
