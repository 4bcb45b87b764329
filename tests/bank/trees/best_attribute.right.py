# %% at_random: algorithm: any of the tied ones, drawn
import random
from collections import Counter
from math import isclose, log2
def left_over(rows, a, target):
    pairs = Counter((r[a], r[target]) for r in rows)
    sizes = Counter(r[a] for r in rows)
    return sum(c * log2(sizes[v] / c) for (v, _), c in pairs.items())

def best_attribute(rows, target):
    scores = {a: left_over(rows, a, target) for a in rows[0] if a != target}
    least = min(scores.values())
    return random.choice([a for a, s in scores.items() if isclose(s, least, abs_tol=1e-9)])
# %% by_name: algorithm: sorts pairs of gain and name, so that the last name in the alphabet wins
from math import log
def h(xs):
    return -sum(xs.count(x) / len(xs) * log(xs.count(x) / len(xs), 2) for x in set(xs))

def best_attribute(rows, target):
    pairs = []
    for a in set(rows[0]) - {target}:
        joint = h([(r[a], r[target]) for r in rows])
        pairs.append((h([r[a] for r in rows]) + h([r[target] for r in rows]) - joint, a))
    pairs.sort()
    return pairs[-1][1]
# %% exact: algorithm: no logarithms: compares the products of n^n, which are whole numbers, exactly; ties by the longest name
from collections import Counter
from fractions import Fraction
from math import prod
def purity(rows, a, target):
    inside = Counter((r[a], r[target]) for r in rows).values()
    groups = Counter(r[a] for r in rows).values()
    return Fraction(prod(c**c for c in inside), prod(g**g for g in groups))

def best_attribute(rows, target):
    return max((a for a in rows[0] if a != target), key=lambda a: (purity(rows, a, target), len(a), a))
# %% last_of_tied: algorithm: the smallest expected entropy; the last of tied ones, with rounding
import math
from collections import defaultdict
def remainder(rows, a, target):
    groups = defaultdict(lambda: defaultdict(int))
    for r in rows:
        groups[r[a]][r[target]] += 1
    total = 0
    for counts in groups.values():
        n = sum(counts.values())
        total += sum(-c * math.log2(c / n) for c in counts.values())
    return round(total, 9)

def best_attribute(rows, target):
    names = [c for c in rows[0].keys() if c != target]
    left = [remainder(rows, a, target) for a in names]
    smallest = min(left)
    return [a for a, v in zip(names, left) if v == smallest][-1]
# %% plain: algorithm: a running best, the first of tied ones
from collections import Counter
from math import log2
def entropy(labels):
    n = len(labels)
    return -sum(c / n * log2(c / n) for c in Counter(labels).values())

def gain(rows, attribute, target):
    result = entropy([r[target] for r in rows])
    for value in {r[attribute] for r in rows}:
        part = [r[target] for r in rows if r[attribute] == value]
        result -= len(part) / len(rows) * entropy(part)
    return result

def best_attribute(rows, target):
    best, best_gain = None, -1
    for attribute in rows[0]:
        if attribute == target:
            continue
        g = gain(rows, attribute, target)
        if g > best_gain:
            best, best_gain = attribute, g
    return best
# %% with_numpy: algorithm: NumPy, argmax over columns from the right
import numpy as np
def best_attribute(rows, target):
    names = [n for n in rows[0] if n != target][::-1]
    y = np.array([r[target] for r in rows])
    classes = np.unique(y)
    scores = np.zeros(len(names))
    for k, name in enumerate(names):
        x = np.array([r[name] for r in rows])
        for v in np.unique(x):
            p = np.array([np.mean(y[x == v] == c) for c in classes])
            p = p[p > 0]
            scores[k] += np.mean(x == v) * (p @ np.log2(p))
    return names[int(np.argmax(scores))]
# %% with_pandas: algorithm: pandas, idxmax over a Series of gains
import numpy as np
import pandas as pd
def entropy(column):
    p = column.value_counts(normalize=True)
    return -(p * np.log2(p)).sum()

def best_attribute(rows, target):
    df = pd.DataFrame(rows)
    gains = {}
    for name in df.columns.drop(target):
        weights = df[name].value_counts(normalize=True)
        inside = df.groupby(name)[target].apply(entropy)
        gains[name] = entropy(df[target]) - (weights * inside).sum()
    return pd.Series(gains).idxmax()
