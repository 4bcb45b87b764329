# mistake: candidates not counted
from itertools import combinations


def apriori_trace(transactions, min_support):
    baskets = [set(t) for t in transactions]
    items = sorted(set().union(*baskets))

    def keep(sets):
        return [s for s in sets if sum(bool(s & b) for b in baskets) >= min_support]

    level = keep([frozenset([i]) for i in items])
    levels = []
    size = 1
    while level:
        levels.append(level)
        size += 1
        candidates = [
            frozenset(c)
            for c in combinations(items, size)
            if all(frozenset(part) in level for part in combinations(c, size - 1))
        ]
        level = keep(candidates)
    return levels
