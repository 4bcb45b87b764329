"""algorithm: a cross table in pandas."""

import numpy as np
import pandas as pd


def info(counts):
    counts = counts[counts > 0]
    p = counts / counts.sum()
    return -(p * np.log2(p)).sum()


def gain_ratio(rows, attribute, target):
    frame = pd.DataFrame(rows)
    if frame[attribute].nunique() == 1:
        return 0.0
    table = pd.crosstab(frame[attribute], frame[target])
    sizes = table.sum(axis=1)
    rest = (table.apply(info, axis=1) * sizes / sizes.sum()).sum()
    return (info(table.sum()) - rest) / info(sizes)
