"""Draws for pruning by estimates: leaves with errors, trees that know their counts, and trees with noisy rows."""

from collections.abc import Mapping, Sequence
from itertools import pairwise, product
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, tries, whole_number
from reference.shared.draws.tables import Row, ruled_table
from reference.trees.cost_complexity import cost_complexity_path
from reference.trees.counted_tree import inner_paths, label_of, leaves_of, replaced, subtree_at, with_branches
from reference.trees.decision_tree import Tree, is_node
from reference.trees.draws.nominal import tree as drawn_tree
from reference.trees.draws.wide import any_tree
from reference.trees.id3 import id3, is_pure, majorities, reached, telling
from reference.trees.mistakes.raising import MISTAKEN
from reference.trees.replacement import raise_by_pessimistic_error
from reference.trees.settled import full_branches, labels_settled, raising_settled

COMMON = 0.65  # the share of the commoner value of a skewed column


def error_leaves(random: Random, leaves: Range = (2, 5), n: Range = (1, 12)) -> list[list[int]]:
    """Leaves as pairs of errors and examples, with fewer errors than examples.

    >>> error_leaves(Random(1), leaves=2, n=[4, 6])
    [[0, 4], [2, 6]]
    """
    sizes = [whole_number(random, n) for _ in range(whole_number(random, leaves))]
    return [[random.randint(0, size // 2), size] for size in sizes]


def any_leaves(random: Random, leaves: Range = (1, 6)) -> list[list[int]]:
    """Leaves of every legal kind: without errors, with errors only, with one example, with many."""
    sizes = [random.choice([1, 2, 3, 7, 50, 1000]) for _ in range(whole_number(random, leaves))]
    return [[random.choice([0, 0, size, random.randint(0, size)]), size] for size in sizes]


def counted_plan(
    random: Random,
    attributes: Mapping[str, Sequence[str]],
    labels: Sequence[str],
    depth: Range = (2, 3),
    n: Range = (2, 9),
) -> Any:
    """A tree whose leaves have counts; the branches stand in no order."""
    return with_counts(random, drawn_tree(random, attributes, labels, depth), labels, n)


def any_counted_tree(random: Random, depth: Range = (0, 3), n: Range = (1, 7)) -> Any:
    """A tree of any shape whose leaves have counts of two or three classes, some of them zero or not listed."""
    drawn = any_tree(random, depth)
    labels = random.sample(["no", "yes", "maybe", "a b"], random.randint(2, 3))
    return with_counts(random, drawn, labels, n, sparse=True)


def with_counts(
    random: Random, drawn: Any, labels: Sequence[str], n: Range, *, sparse: bool = False, free: bool = False
) -> Any:
    """A tree with counted leaves of the same shape; each has its most frequent class for a label, if not `free`."""
    if is_node(drawn):
        values = random.sample(list(drawn["branches"]), len(drawn["branches"]))
        below = {
            value: with_counts(random, drawn["branches"][value], labels, n, sparse=sparse, free=free)
            for value in values
        }
        return with_branches(drawn, below)
    label = drawn if drawn in labels else random.choice(list(labels))
    if free:
        return {"label": label, "counts": {name: whole_number(random, n) for name in labels}}
    most = whole_number(random, n)
    counts = {name: most if name == label else random.randint(0, most - 1) for name in labels}
    if sparse and random.random() < 0.5:  # a class without examples need not be listed
        counts = {name: count for name, count in counts.items() if count}
    return {"label": label, "counts": counts}


def noisy_rows(
    random: Random, rows: Range, columns: Mapping[str, Sequence[str]], relevant: int = 2, noise: Range = (2, 4)
) -> list[Row]:
    """Rows from which ID3 grows a tree with one most frequent class at every node."""
    trying = tries()
    while True:
        next(trying)
        drawn = ruled_table(random, rows, columns, relevant, noise)
        *_, target = columns
        grown = id3(drawn, target)
        if isinstance(grown, dict) and labels_settled(grown, drawn, target):
            return drawn


def skewed_rows(random: Random, rows: Range, columns: Mapping[str, Sequence[str]], noise: Range = (1, 3)) -> list[Row]:
    """Rows of attributes with two values, the first of which is commoner; the class depends on two of them, mostly."""
    *attributes, target = columns
    deciding = random.sample(attributes, min(2, len(attributes)))
    rule = {values: random.choice(columns[target]) for values in product(*(columns[name] for name in deciding))}
    drawn = []
    for _ in range(whole_number(random, rows)):
        row = {name: columns[name][random.random() > COMMON] for name in attributes}
        drawn.append({**row, target: rule[tuple(row[name] for name in deciding)]})
    for row in random.sample(drawn, min(whole_number(random, noise), len(drawn))):
        row[target] = random.choice(columns[target])
    return drawn


def raised_rows(
    random: Random,
    rows: Range,
    columns: Mapping[str, Sequence[str]],
    z: float,
    noise: Range = (1, 3),
    unlike: bool = False,
) -> list[Row]:
    """Skewed rows in whose tree a subtree is raised, and not at the root alone; `unlike` some known mistake."""
    mistaken = random.choice(MISTAKEN) if unlike else None
    trying = tries(3000)
    while True:
        next(trying)
        drawn = skewed_rows(random, rows, columns, noise)
        *_, target = columns
        grown = column_tree(random, drawn, target)
        if not is_node(grown) or not full_branches(grown, drawn):
            continue
        right = raise_by_pessimistic_error(grown, drawn, target, z)
        told = mistaken is None or mistaken(grown, drawn, target, z).tree != right.tree
        if right.tree != grown and told and raising_settled(grown, drawn, target, z):
            return drawn


def column_tree(random: Random, rows: Sequence[Row], target: str) -> Tree:
    """The tree that tests at each node the first column in which its rows differ, until they have one class."""
    left = telling(rows, [name for name in rows[0] if name != target])
    if is_pure(rows, target) or not left:
        return majorities(rows, target)[0]
    test = left[0]
    values = sorted({row[test] for row in rows})
    parts = {value: [row for row in rows if row[test] == value] for value in values}
    return {"test": test, "branches": {value: column_tree(random, part, target) for value, part in parts.items()}}


def grown_from(random: Random, rows: Sequence[Row], target: str) -> Tree:
    """The tree that ID3 grows from some rows; the class may be any column."""
    return id3(rows, target)


def hand_leaves(random: Random) -> list[list[int]]:
    """Two leaves, and the leaf that would replace them, as pairs of errors and examples; each has some right ones."""
    first_n, second_n = random.sample([3, 4, 5, 6, 7, 8, 9, 11, 12, 14], 2)
    first, second = random.randint(0, (first_n - 1) // 2), random.randint(1, (second_n - 1) // 2)
    # the two labels agree, or the smaller leaf has the other one
    same = random.random() < 0.6
    other = second_n - second if second_n < first_n else second
    errors = first + second if same else (first if second_n < first_n else first_n - first) + other
    return [[first, first_n], [second, second_n], [min(errors, first_n + second_n - errors), first_n + second_n]]


def leaf_number(random: Random, leaves: Sequence[Sequence[int]], leaf: int, what: str) -> int:
    """The errors of a leaf, or its number of examples."""
    return leaves[leaf][("errors", "n").index(what)]


def rows_through(random: Random, tree: Any, n: Range = (1, 6), target: str = "") -> list[Row]:
    """Rows with a value for every attribute of a tree, that reach its leaves; with a class if a target is named."""
    values: dict[str, list[str]] = {}
    labels = sorted({str(label_of(leaf)) for leaf in leaves_of(tree)})
    for path in inner_paths(tree):
        node = subtree_at(tree, path)
        values.setdefault(node["test"], []).extend(node["branches"])
    drawn = []
    for _ in range(whole_number(random, n)):
        row, node = {name: random.choice(found) for name, found in values.items()}, tree
        while is_node(node):
            # a value that other nodes know may have no branch here
            row[node["test"]] = random.choice(list(node["branches"]))
            node = node["branches"][row[node["test"]]]
        drawn.append({**row, target: random.choice(labels)} if target else row)
    return drawn


def agreeing_plan(
    random: Random, attributes: Mapping[str, Sequence[str]], labels: Sequence[str], depth: Range = 3, free: bool = False
) -> Any:
    """A tree with counted leaves in which most tests near the leaves are needless; its branches stand in no order."""
    deep = whole_number(random, depth)
    label = random.choice(list(labels))
    return with_counts(random, leaning(random, dict(attributes), list(labels), label, deep), labels, (1, 9), free=free)


def leaning(random: Random, attributes: dict[str, Sequence[str]], labels: list[str], label: str, depth: int) -> Tree:
    """A tree whose leaves mostly have one label below each node."""
    if not depth or not attributes or random.random() < 0.2:
        return label if random.random() < 0.9 else random.choice(labels)
    test = random.choice(sorted(attributes))
    left = {name: values for name, values in attributes.items() if name != test}
    # a branch may lean to another label
    leans = [label if random.random() < 0.75 else random.choice(labels) for _ in attributes[test]]
    return {
        "test": test,
        "branches": {
            value: leaning(random, left, labels, each, depth - 1)
            for value, each in zip(attributes[test], leans, strict=True)
        },
    }


def pruned_sequence(
    random: Random, rows: Sequence[Row], validation: Sequence[Row], target: str = "class"
) -> list[Tree]:
    """The trees that appear while the tree of some rows is pruned node by node, in no order; it has all branches."""
    tree: Any = id3(rows, target, empty_branches=True)
    found = [tree]
    while is_node(tree):
        # mostly from below, so that the sequence is long
        path = max(random.sample(list(inner_paths(tree)), min(2, len(list(inner_paths(tree))))), key=len)
        tree = replaced(tree, path, majorities(reached(rows, path), target)[0])
        found.append(tree)
    return random.sample(found, len(found))


def folded_rows(random: Random, folds: Range = (2, 4), sizes: Sequence[int] = (2, 4, 8)) -> list[list[Row]]:
    """The rows of each fold: a rule with noise."""
    columns = {
        "soil": ["clay", "sand", "loam"],
        "sun": ["full", "half"],
        "wind": ["weak", "strong"],
        "class": ["fern", "moss"],
    }
    drawn = [random.choice(list(sizes)) for _ in range(whole_number(random, folds))]
    rows = ruled_table(random, sum(drawn), columns, 2, (1, 1 + sum(drawn) // 4))
    return [[rows.pop() for _ in range(size)] for size in drawn]


def fold_paths(random: Random, held: Sequence[Sequence[Row]], target: str = "class") -> list[list[list[Any]]]:
    """For each fold the pruning sequence of the tree from the rows of the others, with beginnings of three decimals."""
    paths = []
    for fold, rows in enumerate(held):
        others = [row for place, each in enumerate(held) if place != fold for row in each] or list(rows)
        found: dict[float, Tree] = {}
        for alpha, tree in cost_complexity_path(id3(others, target, empty_branches=True), others, target):
            found[round(max(0.0, float(alpha)), 3)] = tree  # of equal beginnings the smaller tree
        paths.append([[begins, tree] for begins, tree in found.items()])
    return paths


def some_alphas(random: Random, paths: Sequence[Sequence[Sequence[Any]]], n: Range = (3, 5)) -> list[float]:
    """Different alphas in any order: beginnings of trees, and numbers between them."""
    begins = sorted({pair[0] for path in paths for pair in path})
    between = [round((low + high) / 2, 4) for low, high in pairwise(begins)]
    known = sorted({*begins, *between, 0.01, 0.4, 0.55})
    return random.sample(known, min(whole_number(random, n), len(known)))


def engine_rows(random: Random, n: Range = (16, 22)) -> list[Row]:
    """Cases of an engine that starts or stalls, mostly as a tree says, cold ones more often."""
    drawn = []
    for _ in range(whole_number(random, n)):
        engine, choke = random.choice(["cold", "cold", "warm"]), random.choice(["open", "shut"])
        fuel = random.choice(["low", "full"])
        starts = engine == "warm" or (choke == "shut" and fuel == "full")
        starts = starts != (random.random() < 0.2)
        drawn.append({"engine": engine, "choke": choke, "fuel": fuel, "does": "start" if starts else "stall"})
    return drawn


def evening_rows(random: Random, n: Range = (12, 20)) -> list[Row]:
    """Evenings with four attributes, and whether a family was at home or had guests: mostly by lamp and door."""
    drawn = []
    for _ in range(whole_number(random, n)):
        lamp, door = random.choice(["on", "on", "off"]), random.choice(["open", "shut"])
        home = (lamp == "on" and (door == "open" or random.random() < 0.4)) != (random.random() < 0.1)
        rest = {"car": random.choice(["yes", "no"]), "music": random.choice(["loud", "none"])}
        who = "guests" if random.random() < 0.15 else "home" if home else "away"
        drawn.append({"lamp": lamp, "door": door, **rest, "who": who})
    return drawn


def row_count(random: Random, rows: Sequence[Row]) -> int:
    """The number of rows."""
    return len(rows)


def road_rows(random: Random, n: Range = (24, 36)) -> list[Row]:
    """Trips of a bus, with a pace that depends on road, tyres and night, mostly."""
    drawn = []
    for _ in range(whole_number(random, n)):
        road, tyres = random.choice(["wet", "dry"]), random.choice(["new", "new", "old"])
        night = random.choice(["yes", "no"])
        slow = (night == "yes" and (road == "wet" or tyres == "old")) or (road == "wet" and tyres == "old")
        slow = slow != (random.random() < 0.2)
        drawn.append({"road": road, "tyres": tyres, "night": night, "pace": "slow" if slow else "fast"})
    return drawn


def branch_counts(random: Random, rows: Sequence[Row], branches: Sequence[Sequence[Sequence[str]]]) -> list[list[int]]:
    """The numbers of slow and fast rows that satisfy the conditions of each branch."""
    parts = [[row for row in rows if all(row[name] == value for name, value in branch)] for branch in branches]
    return [[sum(row["pace"] == pace for row in part) for pace in ("slow", "fast")] for part in parts]
