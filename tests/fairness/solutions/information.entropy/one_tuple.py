"""type: an array of one number."""

import numpy as np
from math import log2


def entropy(counts):
    total = sum(counts)
    return np.array([sum(n / total * -log2(n / total) for n in counts if n)])
