# mistake: every class against the rest
import math


def entropy(counts):
    n = sum(counts)
    h = 0.0
    for c in counts:
        if c > 0:
            p = c / n
            q = 1 - p
            h -= p * math.log2(p)
            if q > 0:
                h -= q * math.log2(q)
    return h
