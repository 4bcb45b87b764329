"""algorithm: groups of a DataFrame; single precision in the leaves."""

import numpy as np
import pandas as pd


def grow(df, target):
    y = df[target]
    useful = [a for a in df.columns if a != target and df[a].nunique() > 1]
    if y.var(ddof=0) <= 9 or not useful:
        return np.float32(y.mean())
    left = {a: ((y - y.groupby(df[a]).transform("mean")) ** 2).mean() for a in useful}
    best = min(left, key=left.get)
    return {"test": best, "branches": {v: grow(part, target) for v, part in df.groupby(best)}}


def regression_tree(rows, target):
    return grow(pd.DataFrame(rows), target)
