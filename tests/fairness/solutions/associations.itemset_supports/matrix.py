"""algorithm: a matrix of zeros and ones; a set's support is the sum of a product of columns."""

import numpy as np


def itemset_supports(transactions, min_support):
    names = sorted({i for t in transactions for i in t})
    M = np.array([[name in t for name in names] for t in transactions], dtype=int)
    supports = {}
    queue = [((j,), M[:, j]) for j in range(len(names))]
    while queue:
        columns, product = queue.pop(0)
        if product.sum() < min_support:
            continue
        supports[tuple(names[j] for j in columns)] = product.sum()
        queue.extend((columns + (j,), product * M[:, j]) for j in range(columns[-1] + 1, len(names)))
    return supports
