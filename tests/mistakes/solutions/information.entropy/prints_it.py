# near miss: printed, not returned
from math import log2


def entropy(counts):
    total = sum(counts)
    h = -sum(c / total * log2(c / total) for c in counts if c)
    print("entropy:", h)
