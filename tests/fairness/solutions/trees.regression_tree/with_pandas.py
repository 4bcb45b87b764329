"""algorithm: groups of a DataFrame; single precision in the leaves."""

import numpy as np
import pandas as pd


def regression_tree(rows, target):
    df = pd.DataFrame(rows)
    useful = df.nunique().drop(target)
    useful = useful[useful > 1].index
    if df[target].var(ddof=0) <= 9 or useful.empty:
        return np.float32(df[target].mean())
    left = {a: (df.groupby(a)[target].var(ddof=0) * df.groupby(a).size()).sum() for a in useful}
    best = pd.Series(left).idxmin()
    parts = {v: regression_tree(g.to_dict("records"), target) for v, g in df.groupby(best)}
    return {"test": best, "branches": parts}
