"""Draws of labelled numbers, of trees to prune with pruning rows, and of tables with a number to predict."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, decimal_number, tries, whole_number
from reference.trees.decision_tree import Tree
from reference.trees.id3 import id3


def labelled_numbers(
    random: Random,
    n: Range = (6, 12),
    within: Sequence[float] = (10, 40),
    labels: Sequence[str] = ("yes", "no"),
    decimals: int = 0,
) -> list[dict[str, Any]]:
    """Rows with a number and a class that depends on it, with a few exceptions; both classes occur."""
    cut = decimal_number(random, within, decimals)
    trying = tries()
    while True:
        next(trying)
        values = [decimal_number(random, within, decimals) for _ in range(whole_number(random, n))]
        # one in five is an exception, so that no threshold is perfect
        rows = [{"value": v, "class": labels[(v < cut) != (random.random() < 0.2)]} for v in values]
        if len({row["class"] for row in rows}) > 1 and len(set(values)) > 3:
            return rows


def a_threshold(random: Random, rows: Sequence[Mapping[str, Any]], attribute: str = "value") -> float:
    """A threshold in the middle between two neighbouring values of a column."""
    values = sorted({float(row[attribute]) for row in rows})
    place = random.randrange(len(values) - 1)
    return (values[place] + values[place + 1]) / 2


def grown_tree(random: Random, rows: Sequence[Mapping[str, str]], target: str = "class") -> Tree:
    """The tree that ID3 grows from some rows."""
    return id3(rows, target)


def held_back(
    random: Random, rows: Sequence[Mapping[str, str]], n: Range = (5, 9), wrong: float = 0.35
) -> list[dict[str, str]]:
    """Rows that were not used for growing: values from the table, and classes that are sometimes wrong."""
    *attributes, target = rows[0]
    labels = sorted({row[target] for row in rows})
    drawn = []
    for _ in range(whole_number(random, n)):
        row = dict(random.choice(list(rows)))
        name = random.choice(attributes)
        # one value exchanged: a row that is new, with values that the tree knows
        row[name] = random.choice(list(rows))[name]
        if random.random() < wrong:
            row[target] = random.choice(labels)
        drawn.append(row)
    return drawn


def priced_table(
    random: Random,
    n: Range = (8, 12),
    columns: Mapping[str, Sequence[str]] | None = None,
    within: Sequence[int] = (10, 60),
) -> list[dict[str, Any]]:
    """Rows of nominal values with a price that depends on them and on chance."""
    domains = columns or {"size": ["small", "large"], "age": ["new", "used", "old"], "wood": ["oak", "pine"]}
    worth = {(name, value): whole_number(random, within) for name, values in domains.items() for value in values}
    rows = []
    for _ in range(whole_number(random, n)):
        row: dict[str, Any] = {name: random.choice(list(values)) for name, values in domains.items()}
        rows.append({**row, "price": sum(worth[name, value] for name, value in row.items()) + random.randint(-6, 6)})
    return rows


def at_the_limit(random: Random, deviation: int = 3) -> list[dict[str, Any]]:
    """Rows of two woods; the prices of one wood have just this standard deviation, and ages that differ."""
    low, high = random.randint(10, 40), random.randint(60, 90)
    pairs = [("oak", age, low + gap) for age, gap in (("new", 0), ("old", 2 * deviation))]
    pairs += [("pine", "new", high), ("pine", "new", high + 4 * deviation)]
    rows = [{"wood": wood, "age": age, "price": price} for wood, age, price in pairs]
    return random.sample(rows, len(rows))


def three_classes(random: Random, n: Range = (9, 14), within: Sequence[float] = (10, 40)) -> list[dict[str, Any]]:
    """Rows with a number and one of three classes that follow each other along the numbers, with exceptions."""
    low, high = within
    trying = tries()
    while True:
        next(trying)
        values = [decimal_number(random, within, 0) for _ in range(whole_number(random, n))]
        labels = ["abc"[min(2, int(3 * (value - low) / (high - low + 1)))] for value in values]
        rows = [
            {"value": value, "class": label if random.random() < 0.8 else random.choice("abc")}
            for value, label in zip(values, labels, strict=True)
        ]
        if len({row["class"] for row in rows}) == 3 and len(set(values)) > 4:
            return rows


def sorted_numbers(random: Random, n: int, within: Sequence[int] = (110, 260)) -> list[int]:
    """Different whole numbers, smallest first; neighbours differ by even numbers, so that middles are whole."""
    low, high = within
    return sorted(random.sample(range(low, high, 2), n))


def labels_for(random: Random, values: Sequence[float], labels: Sequence[str] = ("river", "lake")) -> list[str]:
    """A label for each number; both labels occur at least three times."""
    trying = tries()
    while True:
        next(trying)
        drawn = [random.choice(list(labels)) for _ in values]
        if min(drawn.count(label) for label in labels) > 2:
            return drawn


def cut_after(random: Random, values: Sequence[int], count: int) -> float:
    """The threshold after the first `count` of the sorted numbers."""
    return (values[count - 1] + values[count]) // 2


def boat_days(random: Random, n: Range = (7, 9), surprise: float = 0.15) -> list[dict[str, str]]:
    """Days with wind, rain and whether a boat went: a simple rule, with surprises."""
    drawn = []
    for _ in range(whole_number(random, n)):
        wind, rain = random.choice(["strong", "weak"]), random.choice(["yes", "no"])
        expected = "go" if (wind, rain) == ("weak", "no") else "stay"
        other = "stay" if expected == "go" else "go"
        drawn.append({"wind": wind, "rain": rain, "boat": other if random.random() < surprise else expected})
    return drawn
