# %% expected_surprise: algorithm: the mean surprise of a random example, each example counted by itself
import math
from statistics import fmean
def entropy(counts):
    examples = [label for label, count in enumerate(counts) for _ in range(count)]
    if not examples:
        return 0
    share = {label: examples.count(label) / len(examples) for label in set(examples)}
    return fmean(-math.log2(share[label]) for label in examples)
# %% from_counts: algorithm: Witten's count form, one division at the end
import math
def entropy(counts):
    n = sum(counts)
    if n == 0:
        return 0.0
    inner = 0.0
    for c in counts:
        if c > 0:
            inner += c * math.log(c, 2)
    return math.log(n, 2) - inner / n
# %% plain: algorithm: the formula, class by class
from math import log2
def entropy(counts):
    total = sum(counts)
    return -sum(n / total * log2(n / total) for n in counts if n)
# %% by_splitting from plain: algorithm: the chain rule: first class against the rest, then the rest by itself
# from math import log2 => import math
# + def binary(p):
# +     return 0.0 if p in (0, 1) else -p * math.log2(p) - (1 - p) * math.log2(1 - p)
# return -sum(n / total * log2(n / total) for n in counts if n) => if total == 0 or len(counts) < 2:
# +         return 0.0
# +     first, rest = counts[0], counts[1:]
# +     return binary(first / total) + (total - first) / total * entropy(rest)
# %% with_numpy: algorithm: vectors
import numpy as np
def entropy(counts):
    counts = np.asarray(counts, dtype=float)
    total = counts.sum()
    if total == 0:
        return 0.0
    with np.errstate(divide="ignore", invalid="ignore"):
        terms = np.where(counts > 0, counts / total * np.log2(counts / total), 0.0)
    return -terms.sum()
# %% with_pandas: algorithm: a Series with its zeros dropped
import numpy as np
import pandas as pd
def entropy(counts):
    s = pd.Series(counts, dtype="float64")
    s = s[s > 0]
    p = s / s.sum()
    return (-p * np.log2(p)).sum()
