# mistake: Gini index
import math


def entropy(counts):
    n = sum(counts)
    h = 0.0
    for c in counts:
        if c > 0:
            p = c / n
            h += p**2
    return 1 - h if n else 0.0
