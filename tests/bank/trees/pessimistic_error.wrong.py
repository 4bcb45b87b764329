# %% base
from math import sqrt
def upper(E, N, z):
    f = E / N
    root = sqrt(f / N - f**2 / N + z**2 / (4 * N**2))
    return (f + z**2 / (2 * N) + z * root) / (1 + z**2 / N)
def subtree_error(leaves, z):
    total = sum(N for E, N in leaves)
    return sum(N * upper(E, N, z) for E, N in leaves) / total
# %% plain_mean from base: mistake: leaves not weighted
# sum(N * upper => sum(upper
# sum(N for E, N in leaves) => len(leaves)
# %% all_together from base: mistake: one large leaf
# sum(N * upper(E, N, z) for E, N in leaves) / total => upper(sum(E for E, N in leaves), total, z)
# %% shares from base: mistake: observed errors
# upper(E, N, z) for => E / N for
# %% minus from base: mistake: lower end
# + z * root => - z * root
# %% wald from base: mistake: normal interval
# root = sqrt(f / N - f**2 / N + z**2 / (4 * N**2)) => root = sqrt(f * (1 - f) / N)
# (f + z**2 / (2 * N) + z * root) / (1 + z**2 / N) => f + z * root
# %% numerator from base: mistake: not divided
# z * root) / (1 + z**2 / N) => z * root)
# %% as_scanned from base: mistake: f²/N² under the root
# f**2 / N + => f**2 / N**2 +
# %% summed from base: mistake: sum of the estimates
# -     total = sum(N for E, N in leaves)
# sum(N * upper(E, N, z) for E, N in leaves) / total => sum(upper(E, N, z) for E, N in leaves)
# %% half_denominator from right/from_counts: mistake: none that is known
# centre = (e + z ** 2 / 2) / (n + z ** 2) => centre = (e + z ** 2 / 2) / (n + z)
# %% weighted_by_errors from right/from_counts: mistake: none that is known
# weighted += n * => weighted += (e + 1) *
# whole += n => whole += e + 1
# %% laplace: mistake: none that is known
def subtree_error(leaves, z):
    return sum(n * (e + 1) / (n + 2) for e, n in leaves) / sum(n for _, n in leaves)
# %% z_not_squared from base: mistake: none that is known
# z**2 / (2 * N) => z / (2 * N)
