# mistake: natural logarithm
import math


def entropy(counts):
    n = sum(counts)
    h = 0
    for c in counts:
        if c > 0:
            p = c / n
            h -= p * math.log(p)
    return h
