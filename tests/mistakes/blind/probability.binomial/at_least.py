# mistake: none that is known
from math import comb


def binomial(r, n, p):
    if r > n:
        return 0.0
    return sum(comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(r, n + 1))
