# mistake: none that is known
from itertools import combinations


def frequent_itemsets(transactions, min_support):
    items = sorted({i for t in transactions for i in t})

    def count(s):
        return sum(set(s) <= set(t) for t in transactions)

    found = [c for k in range(1, len(items) + 1) for c in combinations(items, k) if count(c) >= min_support]
    return [c for c in found if not any(set(c) < set(d) and count(c) == count(d) for d in found)]
