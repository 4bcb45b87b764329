"""type: a named tuple with other names, one of which is ours."""

from typing import NamedTuple

import numpy as np


class Sample(NamedTuple):
    mean: float
    var: float
    std: float


def mean_variance(values):
    return Sample(np.mean(values), np.var(values, ddof=1), np.std(values, ddof=1))
