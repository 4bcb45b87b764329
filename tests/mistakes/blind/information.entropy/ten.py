# mistake: logarithm to base 10
import math


def entropy(counts):
    n = sum(counts)
    h = 0.0
    for c in counts:
        if c > 0:
            p = c / n
            h -= p * math.log10(p)
    return h
