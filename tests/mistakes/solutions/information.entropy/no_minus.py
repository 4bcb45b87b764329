# mistake: minus sign forgotten
from math import log2


def entropy(counts):
    total = sum(counts)
    return sum(c / total * log2(c / total) for c in counts if c)
