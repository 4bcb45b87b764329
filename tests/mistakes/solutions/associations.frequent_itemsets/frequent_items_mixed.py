# mistake: combinations of frequent items
from itertools import combinations


def frequent_itemsets(transactions, min_support):
    items = {i for t in transactions for i in t}
    single = sorted(i for i in items if sum(i in t for t in transactions) >= min_support)
    result = []
    for k in range(1, len(single) + 1):
        result += [set(c) for c in combinations(single, k)]
    return result
