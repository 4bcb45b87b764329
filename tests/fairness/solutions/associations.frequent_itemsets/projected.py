"""algorithm: pattern growth: with the first item in the baskets that have it, or without it."""


def grow(baskets, items, least):
    if not items:
        return [[]]
    first, *rest = items
    having = [b for b in baskets if first in b]
    with_first = [[first] + s for s in grow(having, rest, least)] if len(having) >= least else []
    return with_first + grow(baskets, rest, least)


def frequent_itemsets(transactions, min_support):
    items = list({i for t in transactions for i in t})
    return [s for s in grow(transactions, items, min_support) if s]
