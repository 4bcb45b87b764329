# mistake: variance divided by n − 1
from statistics import fmean, variance


def spread(prices):
    return variance(prices) if len(prices) > 1 else 0


def regression_tree(rows, target, used=()):
    prices = [row[target] for row in rows]
    tests = [a for a in rows[0] if a != target and a not in used and len({row[a] for row in rows}) > 1]
    if not tests or spread(prices) <= 9:
        return fmean(prices)

    def parts(a):
        return {v: [row for row in rows if row[a] == v] for v in {row[a] for row in rows}}

    best = min(tests, key=lambda a: sum(len(p) * spread([row[target] for row in p]) for p in parts(a).values()))
    branches = {v: regression_tree(p, target, (*used, best)) for v, p in parts(best).items()}
    return {"test": best, "branches": branches}
