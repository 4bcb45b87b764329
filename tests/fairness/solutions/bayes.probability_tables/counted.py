"""algorithm: everything counted in one pass, the product of values and classes afterwards."""

from collections import Counter
from itertools import product


def probability_tables(rows, target):
    pairs, classes = Counter(), Counter()
    for r in rows:
        classes[r[target]] += 1
        pairs.update((a, v, r[target]) for a, v in r.items() if a != target)
    values = sorted({(a, v) for a, v, _ in pairs})
    size = Counter(a for a, _ in values)
    return [
        dict(attribute=a, value=v, probability=(pairs[a, v, c] + 1) / (classes[c] + size[a]), **{"class": c})
        for c, (a, v) in product(classes, values)
    ]
