# mistake: medians
from statistics import median, pvariance


def regression_tree(rows, target):
    y = [r[target] for r in rows]
    tests = [a for a in rows[0] if a != target and len({r[a] for r in rows}) > 1]
    if pvariance(y) <= 9 or not tests:
        return median(y)

    def left(a):
        return sum(pvariance([q[target] for q in rows if q[a] == r[a]]) for r in rows)

    a = min(tests, key=left)
    return {"test": a, "branches": {v: regression_tree([r for r in rows if r[a] == v], target) for v in {r[a] for r in rows}}}
