"""algorithm: the smallest expected entropy; the last of tied ones, with rounding."""

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
