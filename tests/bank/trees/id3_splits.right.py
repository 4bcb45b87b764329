# %% at_random: algorithm: any of the tied ones, drawn; gain as a divergence; the tree is grown first and read afterwards
import random
from collections import Counter
from math import isclose, log2
def gain(rows, a, t):
    n = len(rows)
    A, T = Counter(r[a] for r in rows), Counter(r[t] for r in rows)
    both = Counter((r[a], r[t]) for r in rows)
    return sum(c / n * log2(c * n / A[x] / T[y]) for (x, y), c in both.items())

def grown(rows, t):
    gains = {a: gain(rows, a, t) for a in rows[0] if a != t and len({r[a] for r in rows}) > 1}
    if not gains or len({r[t] for r in rows}) < 2:
        return None
    top = max(gains.values())
    a = random.choice([b for b in gains if isclose(gains[b], top, abs_tol=1e-9)])
    return a, gains[a], {v: grown([r for r in rows if r[a] == v], t) for v in {r[a] for r in rows}}

def read(node, path, out):
    if node is None:
        return
    a, g, below = node
    out.append({"path": list(path), "attribute": a, "gain": g})
    for v, child in sorted(below.items(), key=lambda item: item[0]):
        path.append([a, v])
        read(child, path, out)
        path.pop()

def id3_splits(rows, target):
    out = []
    read(grown(rows, target), [], out)
    return out
# %% breadth_then_sorted: algorithm: breadth first, sorted afterwards by the values on the way; most values first among tied ones
from collections import Counter
from fractions import Fraction
from math import log2, prod
def purity(rows, a, t):
    c, g = Counter((r[a], r[t]) for r in rows), Counter(r[a] for r in rows)
    return Fraction(prod(n**n for n in c.values()), prod(n**n for n in g.values())), len(g)

def id3_splits(rows, target):
    level, found = [((), rows)], []
    while level:
        following = []
        for path, part in level:
            n = len(part)
            free = [a for a in part[0] if a != target and any(r[a] != part[0][a] for r in part)]
            if not free or all(r[target] == part[0][target] for r in part):
                continue
            best = max(free, key=lambda a: purity(part, a, target))
            whole = prod(k**k for k in Counter(r[target] for r in part).values())
            g = max(0.0, log2(purity(part, best, target)[0] * Fraction(n**n, whole)) / n)
            found.append((path, best, g))
            for value in dict.fromkeys(r[best] for r in part):
                following.append((path + ((best, value),), [r for r in part if r[best] == value]))
        level = following
    found.sort(key=lambda split: [value for _, value in split[0]])
    return [{"path": path, "attribute": a, "gain": g} for path, a, g in found]
# %% by_name: algorithm: a generator with `yield from`; the last name of the tied ones; gain as mutual information
from collections import Counter
from math import log
def H(xs):
    xs = list(xs)
    return -sum(n / len(xs) * log(n / len(xs), 2) for n in Counter(xs).values())

def walk(rows, target, path):
    columns = {a: [r[a] for r in rows] for a in rows[0]}
    y = columns.pop(target)
    gains = sorted((round(H(x) + H(y) - H(zip(x, y)), 12), a) for a, x in columns.items() if len(set(x)) > 1)
    if len(set(y)) > 1 and gains:
        g, a = gains[-1]
        yield dict(path=path, attribute=a, gain=g)
        for v in sorted(set(columns[a])):
            yield from walk([r for r in rows if r[a] == v], target, (*path, (a, v)))

def id3_splits(rows, target):
    return list(walk(rows, target, ()))
# %% plain: algorithm: recursion, the first of tied ones
from collections import Counter
from math import log2
def entropy(rows, target):
    n = len(rows)
    return -sum(c / n * log2(c / n) for c in Counter(r[target] for r in rows).values())

def gain(rows, attribute, target):
    g = entropy(rows, target)
    for v in {r[attribute] for r in rows}:
        part = [r for r in rows if r[attribute] == v]
        g -= len(part) / len(rows) * entropy(part, target)
    return g

def splits(rows, path, target):
    used = [a for a, _ in path]
    free = [a for a in rows[0] if a != target and a not in used and len({r[a] for r in rows}) > 1]
    if len({r[target] for r in rows}) == 1 or not free:
        return []
    best = max(free, key=lambda a: gain(rows, a, target))
    found = [{"path": path, "attribute": best, "gain": gain(rows, best, target)}]
    for v in sorted({r[best] for r in rows}):
        found += splits([r for r in rows if r[best] == v], path + [[best, v]], target)
    return found

def id3_splits(rows, target):
    return splits(rows, [], target)
# %% with_a_stack: algorithm: a stack, branches pushed backwards; the last of tied ones
import math
from collections import Counter, defaultdict
def id3_splits(rows, target):
    stack = [([], rows)]
    out = []
    while stack:
        path, part = stack.pop()
        labels = Counter(r[target] for r in part)
        if len(labels) == 1:
            continue
        before = sum(n * math.log2(len(part) / n) for n in labels.values())
        best = None
        for a in part[0]:
            groups = defaultdict(list)
            for r in part:
                groups[r[a]].append(r)
            if a == target or len(groups) == 1:
                continue
            after = 0.0
            for g in groups.values():
                for n in Counter(r[target] for r in g).values():
                    after += n * math.log2(len(g) / n)
            value = (before - after) / len(part)
            if best is None or value > best[0] - 1e-10:
                best = value, a, groups
        if best is not None:
            value, a, groups = best
            out.append({"path": path, "attribute": a, "gain": value})
            for v in sorted(groups, reverse=True):
                stack.append((path + [(a, v)], groups[v]))
    return out
# %% with_pandas: algorithm: pandas, columns dropped as they become constant
import numpy as np
import pandas as pd
def bits(counts):
    counts = counts.to_numpy(dtype=float)
    return (counts * np.log2(counts)).sum()

def id3_splits(rows, target):
    result = []
    def go(df, path):
        X = df.loc[:, df.nunique() > 1]
        if target not in X or X.shape[1] == 1:
            return
        n = len(df)
        before = n * np.log2(n) - bits(df[target].value_counts())
        gains = pd.Series(
            {
                a: (before - bits(df[a].value_counts()) + bits(df.groupby([a, target]).size())) / n
                for a in X.columns.drop(target)
            }
        )
        best = gains.idxmax()
        result.append({"path": path, "attribute": best, "gain": gains[best]})
        for value, part in df.groupby(best, sort=True):
            go(part, path + [[best, value]])
    go(pd.DataFrame(rows), [])
    return result
