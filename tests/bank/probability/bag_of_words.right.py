# %% by_binomials: algorithm: one word after the other, among the places that are left
from math import comb
def bag_probability(counts, probabilities):
    left, result = sum(counts), 1.0
    for n, p in zip(counts, probabilities):
        result *= comb(left, n) * p**n
        left -= n
    return result

# %% by_logarithms: algorithm: logarithms of factorials
from math import exp, lgamma, log
def bag_probability(counts, probabilities):
    total = lgamma(sum(counts) + 1)
    for n, p in zip(counts, probabilities):
        if n:
            if p == 0:
                return 0.0
            total += n * log(p) - lgamma(n + 1)
    return exp(total)
