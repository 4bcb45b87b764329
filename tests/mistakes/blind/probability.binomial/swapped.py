# mistake: none that is known
from math import comb


def binomial(r, n, p):
    if r > n:
        return 0.0
    return comb(n, r) * (1 - p) ** r * p ** (n - r)
