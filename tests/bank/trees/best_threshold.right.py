# %% at_the_value: algorithm: cuts at the values themselves, which part the rows as their middles do
import math
def entropy(labels):
    e = 0.0
    for c in set(labels):
        p = labels.count(c) / len(labels)
        e -= p * math.log(p, 2)
    return e

def score(rows, attribute, target, t):
    low = [r[target] for r in rows if r[attribute] < t]
    high = [r[target] for r in rows if r[attribute] >= t]
    everything = [r[target] for r in rows]
    return entropy(everything) - (len(low) * entropy(low) + len(high) * entropy(high)) / len(rows)

def best_threshold(rows, attribute, target):
    values = sorted({r[attribute] for r in rows})
    cuts = [b for a, b in zip(values, values[1:])]
    return max(reversed(cuts), key=lambda t: score(rows, attribute, target, t))
# %% boundaries: algorithm: cuts at which the class may change only, the last of the best, as a fraction
from fractions import Fraction
from itertools import groupby, pairwise
from math import log
def left_over(counts):
    return sum(c * log(sum(counts) / c) for c in counts if c)

def best_threshold(rows, attribute, target):
    ordered = sorted(rows, key=lambda r: r[attribute])
    blocks = [(v, [r[target] for r in g]) for v, g in groupby(ordered, key=lambda r: r[attribute])]
    classes = sorted({r[target] for r in rows})
    cuts = []
    for k, ((a, here), (b, there)) in enumerate(pairwise(blocks), start=1):
        if len({*here, *there}) == 1:
            continue
        sides = [sum((ls for _, ls in part), []) for part in (blocks[:k], blocks[k:])]
        cost = sum(left_over([side.count(c) for c in classes]) for side in sides)
        cuts.append((round(cost, 9), -k, Fraction(a + b) / 2))
    return min(cuts)[2]
# %% plain: algorithm: every middle, the gain by entropies
from collections import Counter
from math import log2
def entropy(labels):
    n = len(labels)
    return -sum(c / n * log2(c / n) for c in Counter(labels).values())

def best_threshold(rows, attribute, target):
    values = sorted({r[attribute] for r in rows})
    whole = entropy([r[target] for r in rows])
    best, best_gain = None, -1
    for a, b in zip(values, values[1:]):
        t = (a + b) / 2
        low = [r[target] for r in rows if r[attribute] < t]
        high = [r[target] for r in rows if r[attribute] >= t]
        gain = whole - len(low) / len(rows) * entropy(low) - len(high) / len(rows) * entropy(high)
        if gain > best_gain:
            best, best_gain = t, gain
    return best
# %% running_counts: algorithm: one sweep over the sorted rows with counts on both sides
from collections import Counter
from math import log2
def bits(counts):
    n = sum(counts.values())
    return sum(c * log2(n / c) for c in counts.values() if c > 0)

def best_threshold(rows, attribute, target):
    pairs = sorted((r[attribute], r[target]) for r in rows)
    below, above = Counter(), Counter(label for _, label in pairs)
    found = []
    for (value, label), (following, _) in zip(pairs, pairs[1:]):
        below[label] += 1
        above[label] -= 1
        if following > value:
            found.append((bits(below) + bits(above), value + (following - value) / 2))
    return min(found)[1]
# %% with_numpy: algorithm: all cuts at once with cumulative sums, a NumPy number
import numpy as np
def best_threshold(rows, attribute, target):
    x = np.array([r[attribute] for r in rows], dtype=float)
    order = np.argsort(x, kind="stable")
    x = x[order]
    _, y = np.unique([r[target] for r in rows], return_inverse=True)
    one_hot = np.eye(y.max() + 1)[y[order]]
    below = one_hot.cumsum(axis=0)[:-1]
    above = one_hot.sum(axis=0) - below
    with np.errstate(divide="ignore", invalid="ignore"):
        left = sum(-np.nansum(c * np.log2(c / c.sum(axis=1, keepdims=True)), axis=1) for c in (below, above))
    left[x[1:] == x[:-1]] = np.inf
    k = left.argmin()
    return (x[k] + x[k + 1]) / 2
