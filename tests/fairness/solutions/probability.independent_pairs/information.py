"""algorithm: no mutual information; the last pair first."""

from collections import Counter
from math import log


def independent_pairs(joint):
    n, found = len(joint[0][0]), []
    for j in range(n - 1, 0, -1):
        for i in range(j - 1, -1, -1):
            a, b, ab = Counter(), Counter(), Counter()
            for values, p in joint:
                a[values[i]] += p
                b[values[j]] += p
                ab[values[i], values[j]] += p
            bits = sum(p * log(p / a[x] / b[y]) for (x, y), p in ab.items() if p > 0)
            if bits < 1e-9:
                found.append((i, j))
    return found
