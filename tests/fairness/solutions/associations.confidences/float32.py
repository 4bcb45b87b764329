"""type: a tuple of single precision, falling."""

import numpy as np

from itertools import combinations


def confidences(items, transactions):
    def count(part):
        return sum(1 for basket in transactions if set(part) <= set(basket))

    found = []
    for size in range(1, len(items)):
        for body in combinations(items, size):
            found.append(count(items) / count(body))
    return tuple(np.float32(c) for c in sorted(found, reverse=True))
