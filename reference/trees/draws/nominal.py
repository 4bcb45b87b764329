"""Draws of tables that a tree can learn from, of tables with ties, and of trees."""

from collections.abc import Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, whole_number
from reference.shared.draws.tables import Domain, Row, ruled_table
from reference.trees.conditions.nominal import gini_disagrees
from reference.trees.decision_tree import Tree
from reference.trees.splitting import best_attributes

DRAWN = 30  # tables that are searched for a disputed one; about two of them are


def tied_table(random: Random, rows: Range, columns: Mapping[str, Domain], relevant: int = 2) -> list[Row]:
    """A table with a class rule in which two columns have exactly the same gain, the largest one.

    A column is filled with the values of the best one, dealt anew among the rows of each class: the counts stay.
    """
    drawn = ruled_table(random, rows, columns, relevant)
    *attributes, target = drawn[0]
    best = best_attributes(drawn, target)[0]
    twin = random.choice([name for name in attributes if name != best])
    for label in sorted({row[target] for row in drawn}):
        members = [row for row in drawn if row[target] == label]
        # shuffled within a class only: the counts, and so the gain, stay exactly the same
        values = [row[best] for row in members]
        random.shuffle(values)
        for row, value in zip(members, values, strict=True):
            row[twin] = value
    return drawn


def disputed_table(
    random: Random, rows: Range, columns: Mapping[str, Domain], relevant: int = 2, noise: Range = 0
) -> list[Row]:
    """A ruled table on which the Gini index would choose another split, if one of thirty tables is like that.

    One table in fifteen is. A case that must have such a table still requires `gini_disagrees`; this saves most draws.
    """
    tables = [ruled_table(random, rows, columns, relevant, noise) for _ in range(DRAWN)]
    *_, target = columns
    return next((table for table in tables if gini_disagrees({"rows": table, "target": target}, None)), tables[0])


def parity_table(random: Random, attributes: Sequence[str], target: str, copies: Range = 1) -> list[Row]:
    """Every combination of yes and no, `copies` times; the class says whether two of the attributes agree.

    No attribute alone has any gain, and two of them have it all.
    """
    first, second = random.sample(list(attributes), 2)
    drawn = []
    for _ in range(whole_number(random, copies)):
        for values in product(("yes", "no"), repeat=len(attributes)):
            row = dict(zip(attributes, values, strict=True))
            drawn.append({**row, target: "same" if row[first] == row[second] else "other"})
    random.shuffle(drawn)
    return drawn


def tree(random: Random, attributes: Mapping[str, Sequence[str]], labels: Sequence[str], depth: Range = 3) -> Tree:
    """A tree of at most that depth over the attributes and their values; sibling leaves are not all equal."""
    return grown(random, dict(attributes), list(labels), whole_number(random, depth), root=True)


def grown(
    random: Random, attributes: dict[str, Sequence[str]], labels: list[str], depth: int, *, root: bool = False
) -> Tree:
    """A leaf, with probability 1/3 or if no depth is left, else a node; the root is always a node."""
    if not depth or not attributes or (not root and random.random() < 1 / 3):
        return random.choice(labels)
    test = random.choice(sorted(attributes))
    left = {name: values for name, values in attributes.items() if name != test}
    branches: dict[str, Any] = {value: grown(random, left, labels, depth - 1) for value in attributes[test]}
    # a node whose leaves all agree would be no test
    if all(below == branches[attributes[test][0]] for below in branches.values()):
        last = attributes[test][-1]
        branches[last] = random.choice([label for label in labels if label != branches[last]])
    return {"test": test, "branches": branches}
