# mistake: whole baskets counted
from collections import Counter


def itemset_supports(transactions, min_support):
    counts = Counter(frozenset(t) for t in transactions)
    return {items: n for items, n in counts.items() if n >= min_support}
