"""Draws of tables with numbers and texts, whose classes follow a hidden tree, and of rows to be labelled."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, tries, whole_number
from reference.trees.decision_tree import classify
from reference.trees.draws.wide import NAMES

MixedRow = dict[str, Any]


def hidden_tree(random: Random, domains: Mapping[str, Sequence[Any]], labels: Sequence[str], depth: int) -> Any:
    """A tree of this depth whose tests cut numbers somewhere inside their range, or branch on every text."""
    if not depth:
        return random.choice(list(labels))
    name = random.choice(list(domains))
    values = domains[name]
    if isinstance(values[0], str):
        return {"test": name, "branches": {v: hidden_tree(random, domains, labels, depth - 1) for v in values}}
    low, high = values
    cut = random.randint(low + 1, high)
    return {"test": [name, "<", cut], "branches": {s: hidden_tree(random, domains, labels, depth - 1) for s in BOTH}}


BOTH = ("yes", "no")


def mixed_table(
    random: Random,
    n: Range,
    columns: Mapping[str, Sequence[Any]],
    labels: Sequence[str],
    target: str = "class",
    depth: int = 3,
    wrong: float = 0.1,
) -> list[MixedRow]:
    """Rows of numbers (columns with a pair of bounds) and texts (columns with their values), and a class.

    The class follows a hidden tree, but for a share that is `wrong`; at least two classes occur.
    """
    for _ in tries():
        tree = hidden_tree(random, columns, labels, depth)
        rows = []
        for _ in range(whole_number(random, n)):
            row = {
                name: random.choice(list(v)) if isinstance(v[0], str) else random.randint(*v)
                for name, v in columns.items()
            }
            label = random.choice(list(labels)) if random.random() < wrong else classify(tree, row)
            rows.append(row | {target: label})
        if len({row[target] for row in rows}) > 1:
            break
    return rows


def asked_rows(
    random: Random, rows: Sequence[Mapping[str, Any]], n: Range = (6, 10), target: str = "class"
) -> list[MixedRow]:
    """Rows without a class: texts that occur in the table, and any numbers from one below to one above those there."""
    names = [name for name in rows[0] if name != target]
    values = {name: sorted({row[name] for row in rows}) for name in names}
    return [
        {
            name: random.choice(v) if isinstance(v[0], str) else random.randint(int(v[0]) - 1, int(v[-1]) + 1)
            for name, v in values.items()
        }
        for _ in range(whole_number(random, n))
    ]


def crossed_table(
    random: Random, copies: Range = (1, 2), target: str = "class", within: Range = (-30, 30)
) -> list[MixedRow]:
    """Four corners of two numbers, each equally often, whose class is the same at opposite corners.

    A text sets some more rows apart, which are all of one class.
    """
    low, high = within if not isinstance(within, int) else (0, within)
    (x1, x2), (y1, y2) = (sorted(random.sample(range(low, high, 2), 2)) for _ in range(2))
    often = whole_number(random, copies)
    corners = [(x, y, "near" if (x == x1) == (y == y1) else "far") for x in (x1, x2) for y in (y1, y2)]
    rows = [{"left": x, "right": y, "side": "inner", target: label} for x, y, label in corners * often]
    outer = random.choice(["near", "far"])
    more = [{"left": x, "right": y, "side": "outer", target: outer} for x, y, _ in corners * random.randint(0, 2)]
    return random.sample([*rows, *more], len(rows) + len(more))


def table_rows(random: Random, rows: Sequence[Mapping[str, Any]], target: str = "class") -> list[MixedRow]:
    """The rows of a table, each once, without their class."""
    different = {tuple((k, v) for k, v in row.items() if k != target): None for row in rows}
    return [dict(pairs) for pairs in different]


def any_mixed_table(random: Random, target: str = "class", rows: Range = (1, 9)) -> list[MixedRow]:
    """A table of any shape: numbers of either sign, equal ones, columns of one value, texts, contradicting rows."""
    names = random.sample([name for name in NAMES if name != target], random.randint(1, 3))
    domains: dict[str, list[Any]] = {
        name: random.choice(
            [random.sample(NAMES, random.randint(1, 3)), [-3, 0, 2], [random.randint(-9, 9)], [0, 1, 100, 1000]]
        )
        for name in names
    }
    labels = random.sample(NAMES, random.randint(1, 3))
    place = random.randint(0, len(names))
    drawn = []
    for _ in range(whole_number(random, rows)):
        pairs = [(name, random.choice(domains[name])) for name in names]
        drawn.append(dict([*pairs[:place], (target, random.choice(labels)), *pairs[place:]]))
    return drawn
