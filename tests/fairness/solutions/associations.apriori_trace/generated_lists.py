"""type: a generator of lists of lists of NumPy texts in falling order, level 0 and empty level too."""

import numpy as np

from itertools import combinations


def apriori_trace(transactions, min_support):
    items = sorted({i for t in transactions for i in t})

    def frequent(sets):
        return [s for s in sets if sum(1 for t in transactions if s <= set(t)) >= min_support]

    level = frequent([frozenset([i]) for i in items])
    levels = []
    size = 1
    while level:
        levels.append(level)
        size += 1
        candidates = []
        for group in combinations(items, size):
            if all(frozenset(part) in level for part in combinations(group, size - 1)):
                candidates.append(frozenset(group))
        level = frequent(candidates)
    yield [[]]
    for found in levels:
        yield [[np.str_(i) for i in sorted(s, reverse=True)] for s in reversed(found)]
    yield []
