# mistake: largest sets only
from itertools import combinations


def frequent_itemsets(transactions, min_support):
    items = sorted({i for t in transactions for i in t})
    found = []
    for k in range(len(items), 0, -1):
        for c in combinations(items, k):
            c = set(c)
            if any(c < f for f in found):
                continue
            if sum(c <= set(t) for t in transactions) >= min_support:
                found.append(c)
    return found
