# mistake: none that is known
from math import log2


def entropy(counts):
    total = sum(counts)
    present = [c for c in counts if c]
    if len(present) < 2:
        return 0.0
    h = -sum(c / total * log2(c / total) for c in present)
    return h / log2(len(present))
