# mistake: natural logarithm
import math


def entropy(counts):
    total = sum(counts)
    shares = [c / total for c in counts]
    return -sum(p * math.log(p) for p in shares)
