# mistake: a branch for every value
from collections import Counter
import math


def info(labels):
    n = len(labels)
    return sum(-k / n * math.log2(k / n) for k in Counter(labels).values())


def threshold_gain(rows, attribute, target, threshold):
    branches = {}
    for row in rows:
        branches.setdefault(row[attribute], []).append(row[target])
    before = info([row[target] for row in rows])
    after = sum(len(b) / len(rows) * info(b) for b in branches.values())
    return before - after
