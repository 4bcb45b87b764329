"""type: a Series, from groups of a DataFrame."""

import numpy as np
import pandas as pd


def gaussian_posteriors(rows, target, row):
    df = pd.DataFrame(rows)
    groups = df.groupby(target)
    mean, var = groups.mean(), groups.var()
    x = pd.Series(row)
    likelihood = (np.exp(-((x - mean) ** 2) / (2 * var)) / np.sqrt(2 * np.pi * var)).prod(axis=1)
    joint = likelihood * groups.size() / len(df)
    return joint / joint.sum()
