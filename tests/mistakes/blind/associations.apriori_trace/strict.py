# mistake: above the minimum only
from itertools import combinations


def support(itemset, baskets):
    return sum(itemset <= basket for basket in baskets)


def apriori_trace(transactions, min_support):
    baskets = [set(t) for t in transactions]
    items = sorted(set().union(*baskets))
    level = [{i} for i in items if support({i}, baskets) > min_support]
    levels = []
    size = 1
    while level:
        levels.append(level)
        size += 1
        known = [frozenset(s) for s in level]
        pool = sorted(set().union(*level))
        candidates = [set(c) for c in combinations(pool, size) if all(frozenset(s) in known for s in combinations(c, size - 1))]
        level = [c for c in candidates if support(c, baskets) > min_support]
    return levels
