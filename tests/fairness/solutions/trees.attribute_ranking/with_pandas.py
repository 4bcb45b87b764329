"""algorithm: pandas: a Series of gains, sorted; its index as a list."""

import numpy as np
import pandas as pd


def ent(s):
    p = s.value_counts(normalize=True)
    return float(-(p * np.log2(p)).sum())


def attribute_ranking(rows, target):
    df = pd.DataFrame(rows)
    n = len(df)
    gains = pd.Series(
        {
            c: ent(df[target]) - sum(len(g) / n * ent(g[target]) for _, g in df.groupby(c))
            for c in df.columns
            if c != target
        }
    )
    return gains.sort_values(ascending=False).index.tolist()
