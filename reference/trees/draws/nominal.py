"""Draws of tables that a tree can learn from, of tables with ties, and of trees."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, tries, whole_number
from reference.shared.draws.tables import Domain, Row, domain_of, ruled_table
from reference.trees.conditions.nominal import measures_disagree
from reference.trees.decision_tree import Tree
from reference.trees.splitting import best_attributes

DRAWN = 60  # tables that are searched for a disputed one; one or two of them are


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


def class_elsewhere(random: Random, rows: Sequence[Row]) -> list[Row]:
    """Rows with the class, which was their last column, at another place."""
    *attributes, target = rows[0]
    place = random.randrange(len(attributes))
    columns = [*attributes[:place], target, *attributes[place:]]
    return [{column: row[column] for column in columns} for row in rows]


def disputed_table(
    random: Random, rows: Range, columns: Mapping[str, Domain], relevant: int = 2, noise: Range = 0
) -> list[Row]:
    """A ruled table on which every other measure would choose another split, if one of sixty tables is like that.

    A case that must have such a table still requires `measures_disagree`; this saves most draws.
    """
    tables = (ruled_table(random, rows, columns, relevant, noise) for _ in range(DRAWN))
    *_, target = columns
    table: list[Row] = []
    for table in tables:
        if measures_disagree({"rows": table, "target": target}, None):
            break
    return table


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


def between_constants(random: Random, rows: Sequence[Row]) -> list[Row]:
    """Rows with a first attribute and a last one that have the same value everywhere; the class stays at the end."""
    *attributes, target = rows[0]
    return [
        {"site": "hill", **{name: row[name] for name in attributes}, "year": "even", target: row[target]}
        for row in rows
    ]


def full_parity_table(random: Random, attributes: Sequence[str], target: str) -> list[Row]:
    """Every combination of yes and no once; the class says whether an even number of all attributes is no.

    Only all attributes together have any gain, so a tree needs all of them on every path.
    """
    drawn = []
    for values in product(("yes", "no"), repeat=len(attributes)):
        row = dict(zip(attributes, values, strict=True))
        drawn.append({**row, target: "odd" if values.count("no") % 2 else "even"})
    random.shuffle(drawn)
    return drawn


def gated_parity_table(random: Random, attributes: Sequence[str], target: str, shut: Range = (2, 3)) -> list[Row]:
    """Rows with yes and no: the class is `closed` where one attribute says no, else whether two others agree.

    That attribute has the largest gain, and below its yes none has any: a tree that stops there stops too early. Of the
    rows that say no only `shut` are in the table, so that the class of the others is in no row.
    """
    gate, first, second = random.sample(list(attributes), 3)
    every = [dict(zip(attributes, values, strict=True)) for values in product(("yes", "no"), repeat=len(attributes))]
    closed = random.sample([row for row in every if row[gate] == "no"], whole_number(random, shut))
    drawn = [{**row, target: "closed"} for row in closed]
    drawn += [{**row, target: "same" if row[first] == row[second] else "other"} for row in every if row[gate] == "yes"]
    random.shuffle(drawn)
    return drawn


def outvoted_table(random: Random, columns: Mapping[str, Domain]) -> list[Row]:
    """Rows with equal attributes and several classes: each group has a majority of its own, and another class leads.

    The class that leads the whole table is the last by name and one row short of the majority of each group; the first
    by name is once in each group. So only the most frequent class of a group is its right label.
    """
    domains = {column: domain_of(random, domain) for column, domain in columns.items()}
    *attributes, target = domains
    first, *labels, leading = sorted(domains[target])
    trying = tries()
    while True:
        next(trying)
        drawn = []
        for values in product(*(domains[name] for name in attributes)):
            group = [random.choice(labels)] * 3 + [leading] * 2 + [first]
            drawn += [{**dict(zip(attributes, values, strict=True)), target: label} for label in group]
        often = Counter(row[target] for row in drawn)
        if all(often[leading] > often[label] for label in [first, *labels]):
            return random.sample(drawn, len(drawn))


def lacking_table(random: Random, columns: Mapping[str, Domain]) -> list[Row]:
    """Rows of groups by the first attribute, each with two values of the second, a majority of its own, and a leader.

    The leading class has fewer rows than the majority of each group, and most rows of the table.
    """
    domains = {column: domain_of(random, domain) for column, domain in columns.items()}
    group, detail, target = domains
    *labels, leading = random.sample(domains[target], len(domains[target]))
    drawn = []
    for value, label in zip(domains[group], labels, strict=False):
        one, other = random.sample(domains[detail], 2)
        drawn += [{group: value, detail: one, target: label}] * 3 + [{group: value, detail: other, target: leading}] * 2
    return [dict(row) for row in random.sample(drawn, len(drawn))]


def tree(random: Random, attributes: Mapping[str, Sequence[str]], labels: Sequence[str], depth: Range = 3) -> Tree:
    """A tree of at most that depth over the attributes and their values; sibling leaves are not all equal."""
    return grown(random, dict(attributes), list(labels), whole_number(random, depth), root=True)


def agreeing_tree(
    random: Random, attributes: Mapping[str, Sequence[str]], labels: Sequence[str], depth: Range = 3
) -> Tree:
    """A tree with a node below its root whose leaves all have one label.

    >>> agreeing_tree(Random(1), {"a": ["u"], "b": ["v", "w"]}, ["x"], depth=1)
    {'test': 'a', 'branches': {'u': {'test': 'b', 'branches': {'v': 'x', 'w': 'x'}}}}
    """
    root, below = random.sample(sorted(attributes), 2)
    left = {name: values for name, values in attributes.items() if name != root}
    deep = whole_number(random, depth) - 1
    branches = {value: grown(random, left, list(labels), deep) for value in attributes[root]}
    agreeing: Tree = {"test": below, "branches": dict.fromkeys(attributes[below], random.choice(labels))}
    return {"test": root, "branches": branches | {random.choice(attributes[root]): agreeing}}


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
