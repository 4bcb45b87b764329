"""type: an array without dimensions, from pandas."""

import numpy as np
import pandas as pd


def pearson(x, y):
    return np.array(pd.Series(x).corr(pd.Series(y)))
