"""algorithm: pandas all the way, columns dropped as they are used."""

import numpy as np
import pandas as pd


def left(df, a, target):
    both = df.groupby([a, target]).size().unstack(fill_value=0).to_numpy()
    share = both / both.sum(axis=1, keepdims=True)
    return -(both * np.log2(np.where(share > 0, share, 1))).sum()


def build(df, target):
    if df[target].nunique() == 1:
        return df[target].iloc[0]
    X = df.drop(columns=target)
    if X.shape[1] == 0 or X.nunique().max() == 1:
        return df[target].mode().iloc[-1]
    best = pd.Series({a: left(df, a, target) for a in X}).idxmin()
    return {"test": best, "branches": {v: build(g.drop(columns=best), target) for v, g in df.groupby(best)}}


def id3_tree(rows, target):
    return build(pd.DataFrame(rows), target)
