# %% draws: algorithm: all draws of two examples, those of different classes counted
from itertools import product
def gini_index(counts):
    examples = [k for k, c in enumerate(counts) for _ in range(c)]
    different = sum(a != b for a, b in product(examples, repeat=2))
    return different / max(1, len(examples) ** 2)
# %% pairs: algorithm: every two different classes, in both orders, as a fraction
from fractions import Fraction
from itertools import permutations
def gini_index(counts):
    total = sum(counts)
    return sum((Fraction(a * b, total**2) for a, b in permutations(counts, 2)), start=Fraction(0))
# %% plain: algorithm: one less the squares
def gini_index(counts):
    n = sum(counts)
    if n == 0:
        return 0
    return 1 - sum((c / n) ** 2 for c in counts)
# %% variances: algorithm: the variances of the classes' indicators
import numpy as np
def gini_index(counts):
    if not len(counts):
        return 0.0
    p = np.array(counts) / np.sum(counts)
    return np.dot(p, 1 - p)
