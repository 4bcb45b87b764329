# mistake: shares instead of counts
from itertools import combinations


def itemset_supports(transactions, min_support):
    items = sorted(set(i for t in transactions for i in t))
    supports = {}
    for size in range(1, len(items) + 1):
        for combo in combinations(items, size):
            inside = [t for t in transactions if all(i in t for i in combo)]
            if len(inside) >= min_support:
                supports[frozenset(combo)] = len(inside) / len(transactions)
    return supports
