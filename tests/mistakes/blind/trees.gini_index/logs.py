# mistake: entropy
from math import log2


def gini_index(counts):
    n = 0
    for c in counts:
        n += c
    if n == 0:
        return 0
    total = 0
    for c in counts:
        if c > 0:
            p = c / n
            total -= p * log2(p)
    return total
