"""algorithm: any of the tied ones, drawn."""

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
