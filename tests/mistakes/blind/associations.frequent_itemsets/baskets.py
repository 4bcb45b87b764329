# mistake: whole baskets
from collections import Counter


def frequent_itemsets(transactions, min_support):
    counts = Counter(frozenset(t) for t in transactions)
    return [set(s) for s in counts if counts[s] >= min_support]
