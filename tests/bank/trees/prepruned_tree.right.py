# %% counts: algorithm: recursion over rows with counters; the gain from sums of n log n
from collections import Counter, defaultdict
from math import log2


def bits(counts):
    n = sum(counts)
    return log2(n) - sum(c * log2(c) for c in counts if c) / n


def prepruned_tree(rows, attributes, target, min_size, min_gain, max_impurity):
    classes = Counter(r[target] for r in rows)
    label = max(classes, key=classes.get)
    here = bits(classes.values())
    if len(classes) == 1 or len(rows) < min_size or here <= max_impurity:
        return label
    found = []
    for a in attributes:
        parts = defaultdict(list)
        for r in rows:
            parts[r[a]].append(r)
        if len(parts) > 1:
            left = sum(len(p) / len(rows) * bits(Counter(r[target] for r in p).values()) for p in parts.values())
            found.append((here - left, a, parts))
    if not found:
        return label
    gain, a, parts = max(found, key=lambda each: each[0])
    if gain < min_gain:
        return label
    return {
        "test": a,
        "branches": {
            v: prepruned_tree(p, attributes, target, min_size, min_gain, max_impurity) for v, p in parts.items()
        },
    }


# %% with_pandas: algorithm: groups of a frame, the gain as mutual information; the bare form of a tree
import numpy as np
import pandas as pd


def prepruned_tree(rows, attributes, target, min_size, min_gain, max_impurity):
    def entropy(column):
        p = column.value_counts(normalize=True).to_numpy()
        return float(-(p * np.log2(p)).sum())

    def grow(frame):
        label = frame[target].mode()[0]
        before = entropy(frame[target])
        free = [a for a in attributes if frame[a].nunique() > 1]
        if frame[target].nunique() == 1 or not free or len(frame) < min_size or before <= max_impurity:
            return label
        gains = {a: before - sum(len(g) / len(frame) * entropy(g[target]) for _, g in frame.groupby(a)) for a in free}
        best = max(gains, key=gains.get)
        if gains[best] < min_gain:
            return label
        return {best: {value: grow(part) for value, part in frame.groupby(best)}}

    return grow(pd.DataFrame(rows))
