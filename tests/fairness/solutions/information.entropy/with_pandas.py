"""algorithm: a Series with its zeros dropped."""

import numpy as np
import pandas as pd


def entropy(counts):
    s = pd.Series(counts, dtype="float64")
    s = s[s > 0]
    p = s / s.sum()
    return (-p * np.log2(p)).sum()
