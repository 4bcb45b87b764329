# mistake: none that is known
from itertools import combinations


def frequent_itemsets(transactions, min_support):
    items = sorted({i for t in transactions for i in t})
    found = []
    for k in range(1, len(items) + 1):
        for c in combinations(items, k):
            if sum(bool(set(c) & set(t)) for t in transactions) >= min_support:
                found.append(set(c))
    return found
