"""algorithm: the t-test of one sample against zero, with pandas."""

import pandas as pd


def paired_t(a, b):
    differences = pd.Series(a, dtype=float) - pd.Series(b, dtype=float)
    return differences.mean() / differences.sem()
