"""algorithm: all frequent sets at once, from the subsets of the baskets, laid out by size afterwards."""

from itertools import combinations
from collections import defaultdict


def apriori_trace(transactions, min_support):
    tally = defaultdict(int)
    for basket in transactions:
        for k in range(1, len(basket) + 1):
            for part in combinations(sorted(basket), k):
                tally[part] += 1
    good = [part for part in tally if tally[part] >= min_support]
    longest = max(map(len, good), default=0)
    return [[part for part in good if len(part) == k] for k in range(1, longest + 1)]
