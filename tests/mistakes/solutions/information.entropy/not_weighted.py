# mistake: each class counted once
from math import log2


def entropy(counts):
    total = sum(counts)
    result = 0.0
    for c in counts:
        if c != 0:
            result += -log2(c / total)
    return result
