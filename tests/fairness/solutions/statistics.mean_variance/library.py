"""algorithm: the statistics module, in a list."""

import statistics


def mean_variance(values):
    return [statistics.mean(values), statistics.variance(values), statistics.stdev(values)]
