"""Draws of tables with numeric, nominal and missing values, from which C4.5 learns, and of rows to predict."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, whole_number

Row = dict[str, Any]


def mixed_rows(
    random: Random,
    n: Range = (16, 26),
    values: Range = (3, 6),
    noise: float = 0.15,
    missing: float = 0.1,
    classes: Sequence[str] = ("no", "yes"),
) -> list[Row]:
    """Rows of two even numbers and two names, some of them missing, whose class depends on one of each, mostly."""
    names = "abcdefgh"[: whole_number(random, values)]
    chosen, cut = set(random.sample(names, len(names) // 2)), 2 * random.randint(8, 16)
    drawn = []
    for _ in range(whole_number(random, n)):
        ground, light = random.choice(names), random.choice(["dim", "bright"])
        height, age = random.randint(0, 8) * 6, random.choice([2, 4, 6, 8, 16, 32, 64])
        place = (1 if ground in chosen else -1) if height > cut else (0 if light == "dim" and age < 16 else -1)
        label = random.choice(classes) if random.random() < noise else classes[place]
        row = {"ground": ground, "height": height, "light": light, "age": age}
        drawn.append({name: None if random.random() < missing else value for name, value in row.items()})
        drawn[-1]["class"] = label
    return drawn


TELLING = {  # seeds of tables in which the named detail of C4.5 and many others change labels, found among 6000
    "pruning": (552, 1593, 1742, 1974, 4458, 4566),  # also gains below the mean
    "ratio": (21, 2157, 2646, 3399, 4251, 4824, 5706),  # also missing values as one more branch
}
COLUMNS = (("soil", "depth", "light", "age"), ("wall", "rooms", "heating", "rent"), ("coat", "weight", "tail", "teeth"))
SCALES = (1, 2, 10)


def telling_rows(random: Random, about: str) -> list[Row]:
    """One of the tables in which a detail tells, with other names, units of its numbers, and order of its rows."""
    seed = random.choice(TELLING[about])
    again, classes = Random(seed), ("bad", "fair", "good") if seed % 3 == 0 else ("no", "yes")
    noise, missing = again.choice([0.05, 0.15, 0.25]), again.choice([0.08, 0.16])
    rows = mixed_rows(again, n=(14, 26), noise=noise, missing=missing, classes=classes)
    scale, shift = random.choice(SCALES), random.randint(0, 9)
    words = dict(zip("abcdef", random.sample(["ash", "birch", "elm", "fir", "oak", "pine"], 6), strict=True))

    def disguised(value: Any) -> Any:
        # None is no word and stays
        return words.get(value, value) if isinstance(value, str | None) else value * scale + shift  # type: ignore[arg-type]

    columns = random.choice(COLUMNS)
    new = [
        {name: disguised(row[old]) for name, old in zip(columns, row, strict=False)} | {"class": row["class"]}
        for row in rows
    ]
    return random.sample(new, len(new))


def long_rows(random: Random) -> list[Row]:
    """More than forty rows of one number; at the ends two rows of another class, too few for a side, and three."""
    low, middle, high = sorted(random.sample(range(2, 60, 2), 3))
    values = [low] * 2 + [middle] * random.randint(40, 48) + [high] * 3
    rare, usual = random.sample(["early", "late"], 2)
    rows = [{"x": value, "class": usual if value == middle else rare} for value in values]
    return random.sample(rows, len(rows))


def queries(
    random: Random, rows: Sequence[Mapping[str, Any]], n: int = 60, target: str = "class", missing: float = 0.15
) -> list[Row]:
    """Rows with values like those of a table and in the middle between them, some of them missing, without a class."""
    drawn: list[Row] = [{} for _ in range(n)]
    for name in (name for name in rows[0] if name != target):
        known = sorted({row[name] for row in rows if row[name] is not None})
        numbers = [] if known and isinstance(known[0], str) else known
        # whole numbers, as floats would be moved to see whether the answer is stable, and a threshold is not
        between = [(low + high) // 2 for low, high in pairwise(numbers)]
        for row in drawn:
            value = random.choice([*known, *between, *between]) if known else None
            row[name] = None if random.random() < missing else value
    return drawn
