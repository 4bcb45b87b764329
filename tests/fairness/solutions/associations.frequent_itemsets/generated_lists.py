"""type: a generator of lists of NumPy texts, with the empty list."""

import numpy as np

from itertools import combinations


def frequent_itemsets(transactions, min_support):
    items = sorted({item for basket in transactions for item in basket})
    found = []
    for size in range(1, len(items) + 1):
        for group in combinations(items, size):
            if sum(set(group) <= set(basket) for basket in transactions) >= min_support:
                found.append(set(group))
    yield []
    for group in reversed(found):
        yield [np.str_(item) for item in group]
