# %% unguarded: mistake: divided by n
def z_score(values):
    m = sum(values) / len(values)
    s = (sum((v - m) ** 2 for v in values) / len(values)) ** 0.5
    return [(v - m) / s for v in values]
# %% guarded: mistake: divided by n
import numpy as np
def z_score(values):
    v = np.array(values, float)
    return list((v - v.mean()) / v.std()) if v.std() else [0.0] * len(v)
# %% variance: mistake: divided by the variance
import statistics
def z_score(values):
    m, s = statistics.mean(values), statistics.variance(values)
    return [(v - m) / s if s else 0 for v in values]
# %% not_centred from variance: mistake: mean left in
# statistics.variance(values) => statistics.stdev(values)
# (v - m) / s => v / s
# %% not_divided from variance: mistake: not divided
# (v - m) / s if s else 0 => v - m
# %% to_unit: mistake: min-max scaling
def z_score(values):
    low, high = min(values), max(values)
    return [(v - low) / (high - low) if high > low else 0 for v in values]
# %% swept
def z_score(values):
    n = len(values)
    m = sum(values) / n
    s = (sum((v - m) ** 2 for v in values) / (n - 1)) ** .5
    if len(set(values)) == 1:
        return [0.0] * n
    return [(v - m) / s for v in values]
# %% swept_abs from swept: mistake: sign left out
# (v - m) / s => abs(v - m) / s
# %% no_brackets from variance: mistake: only the mean divided
# statistics.variance(values) => statistics.stdev(values)
# (v - m) / s if s else 0 => v - m / s if s else 0
# %% no_brackets_by_n from variance: mistake: divided by n, and only the mean divided
# statistics.variance(values) => statistics.pstdev(values)
# (v - m) / s if s else 0 => v - m / s
# %% by_range from variance: mistake: divided by the range
# statistics.variance(values) => max(values) - min(values)
# %% by_mean from variance: mistake: divided by the mean
# (v - m) / s if s else 0 => v / m
# %% population_variance from variance: mistake: divided by n, and divided by the variance
# statistics.variance(values) => statistics.pvariance(values)
# (v - m) / s if s else 0 => (v - m) / s
# %% population_variance_guarded from variance: mistake: divided by n, and divided by the variance
# statistics.variance(values) => statistics.pvariance(values)
