"""type: a set of frozensets."""

from itertools import combinations


def frequent_itemsets(transactions, min_support):
    items = sorted({item for basket in transactions for item in basket})
    found = []
    for size in range(1, len(items) + 1):
        for group in combinations(items, size):
            if sum(set(group) <= set(basket) for basket in transactions) >= min_support:
                found.append(set(group))
    return {frozenset(group) for group in found}
