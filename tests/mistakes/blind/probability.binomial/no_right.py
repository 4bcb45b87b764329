# mistake: right ones left out
from math import comb


def binomial(r, n, p):
    if r > n:
        return 0.0
    return comb(n, r) * p**r
