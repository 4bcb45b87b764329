"""algorithm: the ends as the roots of (x - p)² = z² p (1 - p) / n."""

import numpy as np


def proportion_interval(p, n, z):
    return sorted(np.roots([1, -2 * p, p * p - z * z * p * (1 - p) / n]))
