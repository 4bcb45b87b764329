"""type: a list of pairs of a set and a float."""

from itertools import combinations


def itemset_supports(transactions, min_support):
    items = sorted({item for basket in transactions for item in basket})
    supports = {}
    for size in range(1, len(items) + 1):
        for group in combinations(items, size):
            count = sum(set(group) <= set(basket) for basket in transactions)
            if count >= min_support:
                supports[frozenset(group)] = count
    return [(set(s), float(n)) for s, n in supports.items()]
