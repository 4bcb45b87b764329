# mistake: none that is known
from math import log2


def entropy(counts):
    p = counts[0] / sum(counts)
    if p in (0, 1):
        return 0
    return -p * log2(p) - (1 - p) * log2(1 - p)
