# %% by_sorting: algorithm: itertools.groupby over sorted rows, and an exception for the split information of 0
from itertools import groupby
from math import fsum, log2
def sizes(items):
    return [len(list(g)) for _, g in groupby(sorted(items, key=str), key=str)]

def bits(ns):
    total = sum(ns)
    return fsum(n / total * log2(total / n) for n in ns)

def gain_ratio(rows, attribute, target):
    by = lambda r: str(r[attribute])
    parts = [[r[target] for r in g] for _, g in groupby(sorted(rows, key=by), key=by)]
    expected = fsum(len(p) / len(rows) * bits(sizes(p)) for p in parts)
    try:
        return (bits(sizes(r[target] for r in rows)) - expected) / bits([len(p) for p in parts])
    except ZeroDivisionError:
        return 0.0
# %% divergence: algorithm: the gain as the divergence of the joint distribution from the product of its margins
from collections import Counter
from fractions import Fraction
from math import log10
def gain_ratio(rows, attribute, target):
    n = len(rows)
    joint = Counter((r[attribute], r[target]) for r in rows)
    left = Counter(r[attribute] for r in rows)
    right = Counter(r[target] for r in rows)
    gain = sum(Fraction(c, n) * Fraction(log10(Fraction(c * n, left[a] * right[k]))) for (a, k), c in joint.items())
    info = sum(float(Fraction(c, n)) * log10(n / c) for c in left.values())
    return float(gain) / info if info else 0.0
# %% joint_entropy: algorithm: mutual information as H(A) + H(C) - H(A, C), natural logarithms, which cancel
import math
from collections import Counter
def H(seq):
    seq = list(seq)
    h = 0.0
    for c in Counter(seq).values():
        p = c / len(seq)
        h -= p * math.log(p)
    return h

def gain_ratio(rows, attribute, target):
    a = [r[attribute] for r in rows]
    c = [r[target] for r in rows]
    if len(set(a)) < 2:
        return 0.0
    return (H(a) + H(c) - H(zip(a, c))) / H(a)
# %% mean_of_examples: algorithm: no tables: every example looks for the examples that are like it
from math import log2
def gain_ratio(rows, attribute, target):
    n = len(rows)
    gain = split = 0.0
    for row in rows:
        like_a = like_c = like_both = 0
        for other in rows:
            a = other[attribute] == row[attribute]
            c = other[target] == row[target]
            like_a += a
            like_c += c
            like_both += a and c
        gain += log2(like_both * n / (like_a * like_c)) / n
        split -= log2(like_a / n) / n
    if split < 1e-12:
        return 0
    return gain / split
# %% plain: algorithm: helper functions, group by group
from collections import Counter
from math import log2
def entropy(values):
    counts = Counter(values)
    n = len(values)
    return -sum(c / n * log2(c / n) for c in counts.values())

def gain_ratio(rows, attribute, target):
    before = entropy([row[target] for row in rows])
    after = 0
    for value in {row[attribute] for row in rows}:
        group = [row[target] for row in rows if row[attribute] == value]
        after += len(group) / len(rows) * entropy(group)
    split = entropy([row[attribute] for row in rows])
    if split == 0:
        return 0.0
    return (before - after) / split
# %% with_numpy: algorithm: codes from np.unique, a matrix of counts filled in place
import numpy as np
def xlogx(m):
    m = np.asarray(m, dtype=float)
    return np.sum(m * np.log2(np.where(m == 0, 1, m)))

def gain_ratio(rows, attribute, target):
    values, i = np.unique([row[attribute] for row in rows], return_inverse=True)
    classes, j = np.unique([row[target] for row in rows], return_inverse=True)
    m = np.zeros((len(values), len(classes)))
    np.add.at(m, (i, j), 1)
    n = xlogx(m.sum())
    split = n - xlogx(m.sum(1))
    gain = n - xlogx(m.sum(0)) - xlogx(m.sum(1)) + xlogx(m)
    return gain / split if len(values) > 1 else 0
# %% with_pandas: algorithm: a cross table in pandas
import numpy as np
import pandas as pd
def info(counts):
    counts = counts[counts > 0]
    p = counts / counts.sum()
    return -(p * np.log2(p)).sum()

def gain_ratio(rows, attribute, target):
    frame = pd.DataFrame(rows)
    if frame[attribute].nunique() == 1:
        return 0.0
    table = pd.crosstab(frame[attribute], frame[target])
    sizes = table.sum(axis=1)
    rest = (table.apply(info, axis=1) * sizes / sizes.sum()).sum()
    return (info(table.sum()) - rest) / info(sizes)
