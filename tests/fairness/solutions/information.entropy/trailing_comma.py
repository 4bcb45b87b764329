"""type: a tuple of one number, by a trailing comma."""

from math import log2


def entropy(counts):
    total = sum(counts)
    return sum(n / total * -log2(n / total) for n in counts if n),
