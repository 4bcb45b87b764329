# mistake: none that is known
from statistics import mean, pvariance


def regression_tree(rows, target):
    tests = [a for a in rows[0] if a != target and len({r[a] for r in rows}) > 1]
    if not tests:
        return mean(r[target] for r in rows)
    a = min(tests, key=lambda a: sum(pvariance([q[target] for q in rows if q[a] == r[a]]) for r in rows))
    return {"test": a, "branches": {v: mean(r[target] for r in rows if r[a] == v) for v in {r[a] for r in rows}}}
