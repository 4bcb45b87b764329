# mistake: none that is known
from math import log2


def entropy(counts):
    h = 0.0
    for c in counts:
        if c:
            p = c / len(counts)
            h -= p * log2(p)
    return h
