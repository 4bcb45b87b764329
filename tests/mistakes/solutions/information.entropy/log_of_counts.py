# mistake: logarithm of the counts
from math import log2


def entropy(counts):
    total = sum(counts)
    h = 0
    for c in counts:
        if c:
            h += -(c / total) * log2(c)
    return h
