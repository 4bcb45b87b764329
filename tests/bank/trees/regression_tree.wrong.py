# %% blind/base
def mean(values):
    return sum(values) / len(values)

def variance(values):
    m = mean(values)
    return sum((v - m) ** 2 for v in values) / len(values)

def parts_by(rows, name):
    values = sorted({row[name] for row in rows})
    return {value: [row for row in rows if row[name] == value] for value in values}

def left_over(rows, name, target):
    parts = parts_by(rows, name).values()
    return sum(len(p) * variance([r[target] for r in p]) for p in parts) / len(rows)

def grow(rows, target, names):
    numbers = [row[target] for row in rows]
    names = [n for n in names if len({row[n] for row in rows}) > 1]
    if variance(numbers) <= 9 or not names:
        return mean(numbers)
    best = min(names, key=lambda n: left_over(rows, n, target))
    others = [n for n in names if n != best]
    return {"test": best, "branches": {v: grow(p, target, others) for v, p in parts_by(rows, best).items()}}

def regression_tree(rows, target):
    return grow(rows, target, [name for name in rows[0] if name != target])
# %% blind/deviation_limit from blind/base: mistake: none that is known
# <= 9 or => ** 0.5 <= 9 or
# %% blind/full from blind/base: mistake: grown to the end
# <= 9 or => == 0 or
# %% blind/middle from blind/base: mistake: medians
# + import statistics
# return mean => return statistics.median
# %% blind/range_limit from blind/base: mistake: none that is known
# if variance => if max(numbers) - min
# %% blind/unweighted from blind/base: mistake: branches not weighted
# -     return sum(len(p) * variance([r[target] for r in p]) for p in parts) / len(rows)
# +     return sum(variance([r[target] for r in p]) for p in parts) / len(parts)
# %% blind/worst from blind/base: mistake: most variance left
# best = min => best = max
# %% n_minus_one: mistake: variance divided by n − 1
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
# %% one_level: mistake: none that is known
from statistics import mean, pvariance
def regression_tree(rows, target):
    tests = [a for a in rows[0] if a != target and len({r[a] for r in rows}) > 1]
    if not tests:
        return mean(r[target] for r in rows)
    a = min(tests, key=lambda a: sum(pvariance([q[target] for q in rows if q[a] == r[a]]) for r in rows))
    return {"test": a, "branches": {v: mean(r[target] for r in rows if r[a] == v) for v in {r[a] for r in rows}}}
# %% base from one_level
#   def regression_tree(rows, target):
# +     y = [r[target] for r in rows]
# if not => if pvariance(y) <= 9 or not
# +         return mean(y)
# +     def left(a):
# return mean(r[target] => return sum(pvariance([q[target] for q in rows if q[a] == r[a]])
# lambda a: sum(pvariance([q[target] for q in rows if q[a] == r[a]]) for r in rows) => left
# mean(r[target] for r in rows if r[a] == v) => regression_tree([r for r in rows if r[a] == v], target)
# %% medians from base: mistake: medians
# mean, => median,
# mean(y) => median(y)
# %% most_left from base: mistake: most variance left
# a = min => a = max
# %% never_stops from base: mistake: grown to the end
# pvariance(y) <= 9 => len(set(y)) == 1
# %% unweighted from base: mistake: branches not weighted
# -         return sum(pvariance([q[target] for q in rows if q[a] == r[a]]) for r in rows)
# +         return mean(pvariance([q[target] for q in rows if q[a] == v]) for v in {r[a] for r in rows})
# %% blind/sample_variance: mistake: variance divided by n − 1
def spread(rows, target):
    if len(rows) < 2:
        return 0
    mean = sum(r[target] for r in rows) / len(rows)
    return sum((r[target] - mean) ** 2 for r in rows) / (len(rows) - 1)

def split(rows, name):
    groups = {}
    for r in rows:
        groups.setdefault(r[name], []).append(r)
    return groups

def build(rows, target, names):
    useful = [n for n in names if len(split(rows, n)) > 1]
    if spread(rows, target) <= 9 or not useful:
        return sum(r[target] for r in rows) / len(rows)
    def left(name):
        return sum(len(g) / len(rows) * spread(g, target) for g in split(rows, name).values())
    best = min(useful, key=left)
    rest = [n for n in useful if n != best]
    return {"test": best, "branches": {value: build(g, target, rest) for value, g in split(rows, best).items()}}

def regression_tree(rows, target):
    return build(rows, target, [n for n in rows[0] if n != target])
# %% swept_base
def var(ys):
    m = sum(ys) / len(ys)
    return sum((y - m) ** 2 for y in ys) / len(ys)
def regression_tree(rows, target, attrs=None):
    if attrs is None:
        attrs = [a for a in rows[0] if a != target]
    ys = [r[target] for r in rows]
    left = [a for a in attrs if len({r[a] for r in rows}) > 1]
    if var(ys) <= 9 or not left:
        return sum(ys) / len(ys)
    def groups(a):
        out = {}
        for r in rows:
            out.setdefault(r[a], []).append(r)
        return out
    best = min(left, key=lambda a: sum(len(g) * var([r[target] for r in g]) for g in groups(a).values()) / len(rows))
    return {"test": best, "branches": {v: regression_tree(g, target, [a for a in attrs if a != best]) for v, g in groups(best).items()}}
# %% swept_std_rank from swept_base: mistake: standard deviations
# len(g) * var([r[target] for r in g]) => len(g) * var([r[target] for r in g]) ** .5
# %% swept_sum from swept_base: mistake: variances added up
# sum(len(g) * var([r[target] for r in g]) => sum(var([r[target] for r in g])
