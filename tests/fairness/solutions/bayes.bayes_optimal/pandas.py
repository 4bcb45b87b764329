"""algorithm: a grouped sum."""

import pandas as pd


def bayes_optimal(posterior, predictions):
    return pd.Series(posterior).groupby(pd.Series(predictions)).sum().idxmax()
