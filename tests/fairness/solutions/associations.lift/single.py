"""type: a zero-dimensional array, from pandas."""

import numpy as np
import pandas as pd


def lift(body, head, transactions):
    has = pd.DataFrame({"b": [set(body) <= set(t) for t in transactions], "h": [set(head) <= set(t) for t in transactions]})
    return np.array((has["b"] & has["h"]).mean() / (has["b"].mean() * has["h"].mean()), dtype=np.float64)
