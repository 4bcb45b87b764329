"""algorithm: squares and sums as fractions, which are returned as they are."""

from fractions import Fraction


def spread(values):
    return sum(v * v for v in values) - Fraction(sum(values) ** 2, len(values))


def grow(rows, target, attributes):
    values = [Fraction(row[target]) for row in rows]
    groups = {a: {} for a in attributes}
    for row, value in zip(rows, values):
        for a in attributes:
            groups[a].setdefault(row[a], []).append(value)
    useful = [a for a in attributes if len(groups[a]) > 1]
    if spread(values) <= 9 * len(values) or not useful:
        return sum(values) / len(values)
    a = min(useful, key=lambda a: sum(map(spread, groups[a].values())))
    rest = [b for b in attributes if b != a]
    return {
        "test": a,
        "branches": {v: grow([row for row in rows if row[a] == v], target, rest) for v in groups[a]},
    }


def regression_tree(rows, target):
    return grow(rows, target, [a for a in rows[0] if a != target])
