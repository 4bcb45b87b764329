# %% logs: algorithm: differences of logarithms
from math import inf, log2
def code_lengths(probabilities):
    lengths = [-log2(p) if p > 0 else inf for p in probabilities]
    return lengths, sum(p * l for p, l in zip(probabilities, lengths) if p > 0)
# %% product: algorithm: the expected length as the logarithm of a product; lists
from math import log, prod
def code_lengths(probabilities):
    expected = -log(prod(p ** p for p in probabilities)) / log(2)
    return [[float("inf") if not p else log(1 / p) / log(2) for p in probabilities], expected]
