"""type: a Series of two numbers."""

import pandas as pd


def proportion_interval(p, n, z):
    e = z * (p * (1 - p) / n) ** 0.5
    return pd.Series([p - e, p + e], index=["low", "high"])
