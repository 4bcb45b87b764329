"""type: a Decimal, the best by mutual information in pandas."""

from decimal import Decimal

import numpy as np
import pandas as pd


def best_threshold(rows, attribute, target):
    df = pd.DataFrame(rows)
    values = np.sort(df[attribute].unique())
    middles = (values[1:] + values[:-1]) / 2

    def information(t):
        p = pd.crosstab(df[attribute] < t, df[target], normalize=True).to_numpy()
        q = np.outer(p.sum(axis=1), p.sum(axis=0))
        return (p[p > 0] * np.log(p[p > 0] / q[p > 0])).sum()

    return Decimal(str(max(middles, key=information)))
