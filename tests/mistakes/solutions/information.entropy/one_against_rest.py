# mistake: every class against the rest
from math import log2


def entropy(counts):
    total = sum(counts)
    h = 0
    for c in counts:
        if 0 < c < total:
            p = c / total
            q = 1 - p
            h += -p * log2(p) - q * log2(q)
    return h
