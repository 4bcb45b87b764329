"""algorithm: sets as bits of a number, baskets counted with NumPy."""

import numpy as np


def frequent_itemsets(transactions, min_support):
    names = sorted(set(sum(transactions, [])))
    masks = np.array([sum(1 << names.index(i) for i in t) for t in transactions])
    ok = [m for m in range(1, 2 ** len(names)) if np.count_nonzero((masks & m) == m) >= min_support]
    return [{name for bit, name in enumerate(names) if m >> bit & 1} for m in ok]
