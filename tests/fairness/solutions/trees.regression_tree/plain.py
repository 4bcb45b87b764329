"""algorithm: variances around the mean."""


def variance(values):
    mean = sum(values) / len(values)
    return sum((v - mean) ** 2 for v in values) / len(values)


def regression_tree(rows, target):
    values = [r[target] for r in rows]
    tests = [a for a in rows[0] if a != target and len({r[a] for r in rows}) > 1]
    if variance(values) <= 9 or not tests:
        return sum(values) / len(values)

    def left(a):
        total = 0
        for v in {r[a] for r in rows}:
            part = [r[target] for r in rows if r[a] == v]
            total += len(part) * variance(part)
        return total / len(rows)

    best = min(tests, key=left)
    branches = {}
    for v in {r[best] for r in rows}:
        branches[v] = regression_tree([r for r in rows if r[best] == v], target)
    return {"test": best, "branches": branches}
