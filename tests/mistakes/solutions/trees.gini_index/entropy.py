# mistake: entropy
from math import log2


def gini_index(counts):
    n = sum(counts)
    return -sum(c / n * log2(c / n) for c in counts if c)
