# mistake: whole baskets
from collections import Counter


def frequent_itemsets(transactions, min_support):
    counts = Counter(frozenset(t) for t in transactions)
    return [set(items) for items, n in counts.items() if n >= min_support]
