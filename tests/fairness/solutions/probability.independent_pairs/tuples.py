"""type: a tuple of tuples of NumPy integers."""

from itertools import combinations

import numpy as np


def independent_pairs(joint):
    def mass(test):
        return sum(p for values, p in joint if test(values))

    found = ()
    for i, j in combinations(np.arange(len(joint[0][0])), 2):
        cells = [(a[i], b[j]) for a, _ in joint for b, _ in joint]
        gaps = [
            mass(lambda v: (v[i], v[j]) == c) - mass(lambda v: v[i] == c[0]) * mass(lambda v: v[j] == c[1])
            for c in cells
        ]
        if max(map(abs, gaps)) < 1e-7:
            found += ((i, j),)
    return found
