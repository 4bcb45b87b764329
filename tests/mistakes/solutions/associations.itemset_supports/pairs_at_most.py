# near miss: right on the examples only
from itertools import combinations


def itemset_supports(transactions, min_support):
    counts = {}
    for t in transactions:
        for i in t:
            counts[(i,)] = counts.get((i,), 0) + 1
        for pair in combinations(sorted(t), 2):
            counts[pair] = counts.get(pair, 0) + 1
    return {s: n for s, n in counts.items() if n >= min_support}
