# mistake: none that is known
from itertools import combinations


def itemset_supports(transactions, min_support):
    single = {}
    for t in transactions:
        for i in t:
            single[i] = single.get(i, 0) + 1
    items = sorted(i for i in single if single[i] >= min_support)
    result = {}
    for size in range(1, len(items) + 1):
        for combo in combinations(items, size):
            if any(set(combo) <= set(t) for t in transactions):
                result[combo] = min(single[i] for i in combo)
    return result
