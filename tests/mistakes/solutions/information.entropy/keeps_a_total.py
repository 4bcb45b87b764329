# near miss: depends on earlier calls
from math import log2

seen = []


def entropy(counts):
    seen.extend(counts)
    total = sum(seen)
    return -sum(c / total * log2(c / total) for c in seen if c)
