"""Draws of leaves with counts, of option trees, of oblique tests, and of points and rows for trees of numbers."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, decimal_number, tries, whole_number
from reference.trees.draws.missing import counted_tree


def counted_leaves(
    random: Random, tests: Sequence[Sequence[Any]], labels: Sequence[str], each: Range = (1, 9)
) -> dict[str, Any]:
    """A tree of two tests, the second below the last branch of the first; each test is a name with its values.

    Its leaves have class counts, and no leaf has twice the same count.
    """
    (first, values), (second, below) = tests
    leaves = {value: leaf_counts(random, labels, each) for value in [*values[:-1], *below]}
    inner = {"test": second, "counts": added(leaves[v] for v in below), "branches": {v: leaves[v] for v in below}}
    branches = {value: leaves.get(value, inner) for value in values}
    return {"test": first, "counts": added(branches.values()), "branches": branches}


def leaf_counts(random: Random, labels: Sequence[str], each: Range) -> dict[str, Any]:
    """A leaf with a different count of each class, one of which may be 0."""
    low, high = each if not isinstance(each, int) else (0, each)
    counts = dict(zip(labels, random.sample(range(low, high + 1), len(labels)), strict=True))
    return {"label": max(counts, key=lambda label: counts[label]), "counts": counts}


def added(trees: Any) -> dict[str, int]:
    """The class counts of several trees together."""
    total: dict[str, int] = {}
    for tree in trees:
        for label, count in tree["counts"].items():
            total[label] = total.get(label, 0) + count
    return total


def leaf_rows(random: Random, n: Range, kinds: Sequence[str]) -> list[dict[str, Any]]:
    """Rows with a kind, one of which is the most frequent, and three whole numbers."""
    for _ in tries():
        rows: list[dict[str, Any]] = [
            {
                "kind": random.choice(list(kinds)),
                "price": random.randint(10, 60),
                "east": random.randint(0, 9),
                "north": random.randint(-5, 9),
            }
            for _ in range(whole_number(random, n))
        ]
        often = sorted(([row["kind"] for row in rows].count(kind) for kind in kinds), reverse=True)
        if often[0] > often[1] > 0 and len({row["price"] for row in rows}) > 2:
            break
    return rows


def signed_weights(random: Random, names: Sequence[str]) -> dict[str, float]:
    """A weight for each name, one of them negative."""
    weights = {name: random.choice([0.5, 1, 1.5, 2, 3]) for name in names}
    weights[random.choice(list(names))] *= -1
    return weights


def bound(random: Random, within: Sequence[int] = (-4, 6)) -> int:
    """A whole number that is not 0."""
    return random.choice([value for value in range(within[0], within[1] + 1) if value])


def places_to_test(
    random: Random, weights: Mapping[str, float], c: float, count: int = 6, within: Sequence[int] = (-5, 8)
) -> list[dict[str, int]]:
    """Different rows of whole numbers, some near the border of a weighted sum, some exactly on it."""
    names = list(weights)
    found: list[dict[str, int]] = []
    for _ in tries():
        row = {name: random.randint(*within) for name in names}
        near = abs(sum(weights[name] * row[name] for name in names) - c)
        if row not in found and near <= (1 if len(found) < 3 else 12):
            found.append(row)
        if len(found) == count:
            break
    return random.sample(found, count)


def split_gains(random: Random, names: Sequence[str], percent: int) -> dict[str, int]:
    """A gain for each name in thousandths, with some near the edge of what is within a share of the best, or on it."""
    for _ in tries():
        best = 20 * random.randint(10, 30)  # a tenth, fifth or quarter of it is whole
        shares = [0, 0.6, random.choice([0.9, 1]), random.choice([1.1, 1.3]), 2, random.uniform(0.2, 1.9)]
        drawn = [round(best - best * percent / 100 * share) for share in shares]
        if min(drawn) > 0 and len(set(drawn)) == len(drawn):
            break
    found = dict(zip(random.sample(list(names), len(names)), drawn, strict=True))
    return {name: found[name] for name in names}


def names_of(random: Random, gains: Mapping[str, float], count: int = 6) -> list[str]:
    """The names of the gains."""
    return list(gains)


def tree_with_options(
    random: Random,
    domains: Mapping[str, Sequence[Any]],
    labels: Sequence[str],
    depth: int = 2,
    options: Range = (2, 3),
    each: Range = (0, 9),
    nested: bool = True,
) -> dict[str, Any]:
    """A tree whose root has options; below some of them are options again, if `nested`."""
    found: list[dict[str, Any]] = []
    for place in range(whole_number(random, options)):
        tree = counted_tree(random, domains, labels, [max(0, depth - 1), depth], each)
        if nested and place == 0:
            inner = [counted_tree(random, domains, labels, [0, 1], each) for _ in range(whole_number(random, (2, 3)))]
            tree = inside(random, tree, {"options": inner})
        found.append(tree)
    return {"options": random.sample(found, len(found))}


def options_below(
    random: Random,
    domains: Mapping[str, Sequence[Any]],
    labels: Sequence[str],
    first: Sequence[Any],
    options: Range = (2, 3),
    each: Range = (0, 9),
) -> dict[str, Any]:
    """A tree whose root tests a name with its values, and which has options in all branches but, at times, one."""
    name, values = first
    branches = {v: tree_with_options(random, domains, labels, 1, options, each, nested=False) for v in values}
    if random.random() < 0.3:
        branches[random.choice(values)] = counted_tree(random, domains, labels, 1, each)
    return {"test": name, "branches": branches}


def inside(random: Random, tree: dict[str, Any], branch: dict[str, Any]) -> dict[str, Any]:
    """The tree with one of its branches, or itself where it is a leaf, replaced."""
    if "branches" not in tree:
        return branch
    return {**tree, "branches": dict.fromkeys(tree["branches"], branch)}


def bent_points(random: Random, n: Range = (8, 12), noise: int = 1, pieces: Range = 2) -> list[list[float]]:
    """Points [x, y] near two or three straight pieces of different slope; no two have the same x."""
    size = whole_number(random, n)
    xs = sorted(random.sample(range(1, 30), size))
    cuts = sorted(random.sample(range(3, size - 2), whole_number(random, pieces) - 1))
    found: list[list[float]] = []
    for start, end in zip([0, *cuts], [*cuts, size], strict=True):
        slope, height = random.choice([-3, -2, -1, 1, 2, 3]), random.randint(-10, 60)
        found += [[x, height + slope * (x - xs[start]) + random.randint(-noise, noise)] for x in xs[start:end]]
    return random.sample(found, len(found))


def coordinate(random: Random, points: Sequence[Sequence[float]], place: int) -> list[float]:
    """One coordinate of all points."""
    return [point[place] for point in points]


def asked_numbers(random: Random, xs: Sequence[float], n: Range = (5, 9)) -> list[float]:
    """Numbers from two below to two above those given, in quarters that are no midpoints of whole numbers."""
    low, high = min(xs) - 2, max(xs) + 2
    return [decimal_number(random, (low, high), 0) + random.choice([0, 0.25]) for _ in range(whole_number(random, n))]


def two_target_table(
    random: Random, n: Range = (7, 11), numbers: Sequence[int] = (1, 20), repeats: float = 0
) -> list[dict[str, Any]]:
    """Rows with two numbers and a text, and two more numbers to predict that follow different ones of these."""
    cut_light, cut_depth = random.randint(6, 14), random.randint(6, 14)
    rows: list[dict[str, Any]] = []
    for _ in range(whole_number(random, n)):
        row: dict[str, Any] = {
            "light": random.randint(*numbers),
            "depth": random.randint(*numbers),
            "bed": random.choice(["sand", "rock"]),
        }
        row["length"] = 10 * (row["light"] < cut_light) + random.randint(0, 6)
        row["weight"] = 8 * (row["depth"] < cut_depth) + 4 * (row["bed"] == "sand") + random.randint(0, 5)
        # some rows twice: they count twice
        rows.append(dict(random.choice(rows)) if rows and random.random() < repeats else row)
    return rows


def any_two_target_table(random: Random, rows: Range = (1, 8)) -> list[dict[str, Any]]:
    """A table of any shape with the targets `length` and `weight`: equal rows, negative numbers, decimals."""
    names = random.sample(["a", "b", "aba", "Sky"], random.randint(1, 3))
    ways: list[list[Any]] = [["u", "v", "no"], [-2, 0, 3], [0.5, 1, 40], [7]]
    domains: dict[str, list[Any]] = {name: random.choice(ways) for name in names}
    numbers: list[float] = random.choice([[0, 1, 5], [-3, 2.5, 2, 10], [4], [0, 1000]])
    drawn = []
    for _ in range(whole_number(random, rows)):
        own = {name: random.choice(domains[name]) for name in names}
        drawn.append({"weight": random.choice(numbers), **own, "length": random.choice(numbers)})
    return drawn


def stacked_points(random: Random, stacks: Range = (2, 3), height: Range = (3, 4)) -> list[list[float]]:
    """Points [x, y] of which several have the same x; the stacks lie apart, at numbers of either sign."""
    found: list[list[float]] = []
    for x in random.sample(range(-20, 21, 4), whole_number(random, stacks)):
        level = random.randint(-30, 60)
        found += [[x, level + random.randint(-3, 3)] for _ in range(whole_number(random, height))]
    slope = random.choice([-2, 3])
    found += [[30 + 2 * step, slope * step + random.randint(-1, 1)] for step in range(whole_number(random, (0, 4)))]
    return random.sample(found, len(found))


def rent_tree(random: Random) -> dict[str, Any]:
    """A model tree of one test of `size`, with weights for `size` and `floor` in its leaves."""
    cut = random.randrange(40, 75, 5)
    leaves = [
        {"weights": [random.randrange(100, 400, 10), random.choice(slopes), random.choice([5, 8, 12, 15])]}
        for slopes in ([11, 12.5, 14], [7, 8.5, 9])
    ]
    return {"test": ["size", "<", cut], "branches": dict(zip(("yes", "no"), leaves, strict=True))}


def row_below(random: Random, tree: Mapping[str, Any]) -> dict[str, int]:
    """A flat below the threshold of a tree, on an upper floor."""
    return {"size": tree["test"][2] - random.randint(2, 15), "floor": random.randint(2, 5)}


def row_above(random: Random, tree: Mapping[str, Any]) -> dict[str, int]:
    """A flat above the threshold of a tree, on an upper floor."""
    return {"size": tree["test"][2] + random.randint(3, 40), "floor": random.randint(2, 5)}


def row_at_border(random: Random, tree: Mapping[str, Any]) -> dict[str, int]:
    """A flat whose size is the threshold."""
    return {"size": tree["test"][2], "floor": random.randint(1, 6)}
