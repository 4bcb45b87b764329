"""algorithm: the sets without the first item, and those with it in the baskets that have it."""


def itemset_supports(transactions, min_support):
    if len(transactions) < min_support:
        return {}
    items = {i for t in transactions for i in t}
    if not items:
        return {frozenset(): len(transactions)}
    item = max(items)
    without = itemset_supports([[i for i in t if i != item] for t in transactions], min_support)
    having = itemset_supports([[i for i in t if i != item] for t in transactions if item in t], min_support)
    return {**without, **{s | {item}: n for s, n in having.items()}}
