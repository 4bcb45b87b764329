# %% plain_mean: mistake: leaves not weighted
from math import sqrt
from statistics import mean
def upper(E, N, z):
    f = E / N
    return (f + z**2 / (2 * N) + z * sqrt(f / N - f**2 / N + z**2 / (4 * N**2))) / (1 + z**2 / N)
def subtree_error(leaves, z):
    return mean(upper(E, N, z) for E, N in leaves)
# %% all_together from plain_mean: mistake: one large leaf
# - from statistics import mean
# mean(upper(E, N, z) for E, N in leaves) => upper(sum(E for E, N in leaves), sum(N for E, N in leaves), z)
# %% half_denominator from right/from_counts: mistake: none that is known
# centre = (e + z ** 2 / 2) / (n + z ** 2) => centre = (e + z ** 2 / 2) / (n + z)
# %% weighted_by_errors from right/from_counts: mistake: none that is known
# weighted += n * => weighted += (e + 1) *
# whole += n => whole += e + 1
# %% not_averaged: mistake: sum of the estimates
from math import sqrt
def subtree_error(leaves, z):
    s = 0
    for E, N in leaves:
        f = E / N
        s += N * (f + z**2 / (2 * N) + z * sqrt(f / N - f**2 / N + z**2 / (4 * N**2))) / (1 + z**2 / N)
    return s
# %% laplace: mistake: none that is known
def subtree_error(leaves, z):
    return sum(n * (e + 1) / (n + 2) for e, n in leaves) / sum(n for _, n in leaves)
