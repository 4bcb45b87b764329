"""algorithm: pandas, columns dropped as they become constant."""

import numpy as np
import pandas as pd


def bits(counts):
    counts = counts.to_numpy(dtype=float)
    return (counts * np.log2(counts)).sum()


def id3_splits(rows, target):
    result = []

    def go(df, path):
        X = df.loc[:, df.nunique() > 1]
        if target not in X or X.shape[1] == 1:
            return
        n = len(df)
        before = n * np.log2(n) - bits(df[target].value_counts())
        gains = pd.Series(
            {
                a: (before - bits(df[a].value_counts()) + bits(df.groupby([a, target]).size())) / n
                for a in X.columns.drop(target)
            }
        )
        best = gains.idxmax()
        result.append({"path": path, "attribute": best, "gain": gains[best]})
        for value, part in df.groupby(best, sort=True):
            go(part, path + [[best, value]])

    go(pd.DataFrame(rows), [])
    return result
