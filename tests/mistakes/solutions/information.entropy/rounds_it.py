# near miss: rounded
from math import log2


def entropy(counts):
    total = sum(counts)
    return round(-sum(c / total * log2(c / total) for c in counts if c), 3)
