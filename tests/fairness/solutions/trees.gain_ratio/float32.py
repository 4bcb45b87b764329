"""type: single precision."""

import numpy as np
from collections import Counter


def entropy(values):
    p = np.array(list(Counter(values).values()), dtype=np.float32) / np.float32(len(values))
    return -(p * np.log2(p)).sum(dtype=np.float32)


def gain_ratio(rows, attribute, target):
    before = entropy([row[target] for row in rows])
    after = np.float32(0)
    for value in {row[attribute] for row in rows}:
        group = [row[target] for row in rows if row[attribute] == value]
        after += np.float32(len(group) / len(rows)) * entropy(group)
    split = entropy([row[attribute] for row in rows])
    if split == 0:
        return np.float32(0)
    return np.float32((before - after) / split)
