"""Draws of tables with missing values, of paths through them, and of trees with counts for rows that lack values."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, tries, whole_number
from reference.shared.draws.tables import Domain, domain_of
from reference.trees.draws.wide import NAMES
from reference.trees.legal_tables import one_usual_class, path_is_known

GappyRow = dict[str, str | None]


def gappy_table(
    random: Random,
    n: Range,
    columns: Mapping[str, Domain],
    lacking: Sequence[str],
    gaps: Range = (1, 4),
    lean: float = 0.6,
) -> list[GappyRow]:
    """Rows of texts; in each of the `lacking` columns some values are missing. The last column is the class.

    A row's class leans to that of its first value, so that values tell something of it.
    """
    domains = {name: domain_of(random, domain) for name, domain in columns.items()}
    *names, target = domains
    rows: list[GappyRow] = []
    for _ in range(whole_number(random, n)):
        row: GappyRow = {name: random.choice(domains[name]) for name in names}
        led = domains[target][domains[names[0]].index(str(row[names[0]])) % len(domains[target])]
        rows.append(row | {target: led if random.random() < lean else random.choice(domains[target])})
    for name in lacking:
        for place in random.sample(range(len(rows)), min(len(rows) - 1, whole_number(random, gaps))):
            rows[place][name] = None
    return rows


def path_in(
    random: Random, rows: Sequence[Mapping[str, Any]], names: Sequence[str], steps: Range = (1, 2)
) -> list[list[str]]:
    """A path of tests on some of the columns, in any order, that some row with all its values meets."""
    whole = [row for row in rows if all(row[name] is not None for name in names)] or list(rows)
    row = random.choice(whole)
    asked = random.sample(list(names), min(len(names), whole_number(random, steps)))
    return [[name, row[name]] for name in asked if row[name] is not None]


def known_path(
    random: Random, rows: Sequence[Mapping[str, Any]], target: str = "", steps: Range = (2, 3)
) -> list[list[str]]:
    """A path through a table along which every test meets a row whose value is known."""
    names = [name for name in rows[0] if name != target]
    for _ in tries():
        path = path_in(random, rows, names, steps)
        if path and path_is_known(rows, path):
            break
    return path


def any_gappy_table(random: Random, target: str = "class", rows: Range = (1, 9)) -> list[GappyRow]:
    """A table of any shape with missing values, none, some or all of a column; the class is always known."""
    names = random.sample([name for name in NAMES if name != target], random.randint(1, 3))
    domains = {name: random.sample(NAMES, random.randint(1, 3)) for name in names}
    labels = random.sample(NAMES, random.randint(1, 3))
    gap = {name: random.choice([0, 0.3, 0.7, 1]) for name in names}
    place = random.randint(0, len(names))
    drawn: list[GappyRow] = []
    for _ in range(whole_number(random, rows)):
        pairs: list[tuple[str, str | None]] = [
            (name, None if random.random() < gap[name] else random.choice(domains[name])) for name in names
        ]
        drawn.append(dict([*pairs[:place], (target, random.choice(labels)), *pairs[place:]]))
    return drawn


def counted_tree(
    random: Random,
    domains: Mapping[str, Sequence[Any]],
    labels: Sequence[str],
    depth: Range = 2,
    each: Range = (1, 9),
) -> dict[str, Any]:
    """A tree with class counts in every node and leaf; columns of numbers (a pair of bounds) are cut at halves.

    Every leaf and every node has one most frequent class.
    """
    for _ in tries():
        tree = grown_counts(random, dict(domains), list(labels), whole_number(random, depth), each)
        if one_usual_class(tree):
            break
    return tree


def grown_counts(
    random: Random, domains: dict[str, Sequence[Any]], labels: Sequence[str], depth: int, each: Range
) -> dict[str, Any]:
    """A tree of at most this depth over columns that are each tested once on a path."""
    if not depth or not domains:
        counts = {label: random.choice([0, whole_number(random, each)]) for label in labels}
        usual = random.choice(list(labels))
        counts[usual] = max(counts.values()) + whole_number(random, each)
        return {"label": usual, "counts": counts}
    name = random.choice(list(domains))
    values = domains[name]
    rest = {other: v for other, v in domains.items() if other != name}
    test: Any = name if isinstance(values[0], str) else [name, "<", random.randint(values[0], values[1] - 1) + 0.5]
    keys = list(values) if isinstance(test, str) else ["yes", "no"]
    below = {key: grown_counts(random, rest, labels, random.randint(depth - 1, depth - 1), each) for key in keys}
    whole = {label: sum(branch["counts"][label] for branch in below.values()) for label in labels}
    return {"test": test, "counts": whole, "branches": below}


def gappy_row(random: Random, domains: Mapping[str, Sequence[Any]], gaps: Range = (1, 2)) -> dict[str, Any]:
    """A row for a tree, with some values missing."""
    row = {
        name: random.choice(list(values)) if isinstance(values[0], str) else random.randint(*values)
        for name, values in domains.items()
    }
    lacking = random.sample(list(row), min(len(row), whole_number(random, gaps)))
    return {name: None if name in lacking else value for name, value in row.items()}
