"""algorithm: combinations whose subsets are all frequent; no empty level, no level 0."""

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
    return levels
