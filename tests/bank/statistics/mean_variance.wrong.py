# %% without_extremes from right/plain: mistake: none that is known
# n = len(values) => kept = sorted(values)[1:-1] if len(values) > 3 else values
# (values) / n => (kept) / len(kept)
# variance = sum((v - mean) ** 2 for v in values) / (n => var = sum((v - mean) ** 2 for v in values) / (len(values)
# variance, variance => var, var
# %% blind/base from right/plain
# -     variance = sum((v - mean) ** 2 for v in values) / (n - 1)
# +     squares = 0
# +     for v in values:
# +         squares += (v - mean) ** 2
# +     variance = squares / (n - 1)
# %% blind/absolute from blind/base: mistake: absolute deviations
# (v - mean) ** 2 => abs(v - mean)
# %% blind/median from blind/base: mistake: median
# mean = sum(values) / n => ordered = sorted(values)
# +     mean = ordered[n // 2] if n % 2 else (ordered[n // 2 - 1] + ordered[n // 2]) / 2
# %% blind/no_root from blind/base: mistake: root not drawn
# variance**0.5 => variance
# %% blind/population from blind/base: mistake: divided by n
# (n - 1) => n
# %% blind/squares_only from blind/base: mistake: mean not subtracted
# (v - mean) ** 2 => v**2
# %% blind/standard_error from blind/base: mistake: standard error
# variance**0 => (variance / n) ** 0
# %% no_root: mistake: root not drawn
import numpy as np
def mean_variance(values):
    return np.mean(values), np.var(values, ddof=1), np.var(values, ddof=1)
# %% as_usual
from math import sqrt
def mean_variance(values):
    n = len(values)
    m = sum(values)/n
    v = sum((x-m)**2 for x in values)/(n-1)
    return m, v, sqrt(v)
# %% sd_n from as_usual: mistake: standard deviation divided by n
# sqrt(v) => sqrt(v*(n-1)/n)
# %% order from as_usual: mistake: variance and standard deviation exchanged
# m, v, sqrt(v) => m, sqrt(v), v
# %% set from as_usual: mistake: equal values counted once
#   def mean_variance(values):
# +     values = set(values)
# (n => max(1, n
# %% not_divided from right/plain: mistake: squares not divided
# / (n - 1) => / 1
# %% shortcut_divided_first from as_usual: mistake: divided by n − 1 before the square is subtracted
# sum((x-m)**2 for x in values)/(n-1) => sum(x**2 for x in values)/(n-1) - m**2
