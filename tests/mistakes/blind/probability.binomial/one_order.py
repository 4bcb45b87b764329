# mistake: one order only
from math import comb


def binomial(r, n, p):
    if r > n:
        return 0.0
    return p**r * (1 - p) ** (n - r)
