"""algorithm: the formula, class by class."""

from math import log2


def entropy(counts):
    total = sum(counts)
    return -sum(n / total * log2(n / total) for n in counts if n)
