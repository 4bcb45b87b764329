"""algorithm: pandas, idxmax over a Series of gains."""

import numpy as np
import pandas as pd


def entropy(column):
    p = column.value_counts(normalize=True)
    return -(p * np.log2(p)).sum()


def best_attribute(rows, target):
    df = pd.DataFrame(rows)
    gains = {}
    for name in df.columns.drop(target):
        weights = df[name].value_counts(normalize=True)
        inside = df.groupby(name)[target].apply(entropy)
        gains[name] = entropy(df[target]) - (weights * inside).sum()
    return pd.Series(gains).idxmax()
