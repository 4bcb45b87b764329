# %% blind/cumulative: mistake: at most r errors
from math import comb
def binomial(r, n, p):
    if r > n:
        return 0.0
    return sum(comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(r + 1))
# %% blind/at_least from blind/cumulative: mistake: at least r errors
# (r + 1) => (r, n + 1)
# %% blind/no_right from blind/cumulative: mistake: correct examples left out
# sum(comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(r + 1)) => comb(n, r) * p**r
# %% blind/one_order from blind/cumulative: mistake: one order only
# sum(comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(r + 1)) => p**r * (1 - p) ** (n - r)
# %% blind/swapped from blind/cumulative: mistake: errors and correct examples exchanged
# sum(comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(r + 1)) => comb(n, r) * (1 - p) ** r * p ** (n - r)
# %% hypergeo_perm: mistake: orders of the errors counted
from math import perm
def binomial(r, n, p):
    if r > n: return 0
    return perm(n, r) * p**r * (1-p)**(n-r)
