# %% variance: mistake: root not drawn
def proportion_interval(p, n, z):
    margin = z * p * (1 - p) / n
    return [p - margin, p + margin]
# %% blind/base from variance
# + import math
# margin = z * p * (1 - p) / n => error = math.sqrt(p * (1 - p) / n)
# [p - margin, p + margin] => p - z * error, p + z * error
# %% blind/clipped from blind/base: mistake: cut off at 0 and 1
# p - z * error, p + z * error => max(0.0, p - z * error), min(1.0, p + z * error)
# %% blind/double from blind/base: mistake: whole width to either side
# return p - z * error, p + => width = 2 *
# +     return p - width, p + width
# %% blind/n_less_one from blind/base: mistake: n less one
# (1 - p) / n => (1 - p) / (n - 1)
# %% blind/no_root from blind/base: mistake: root not drawn
# math.sqrt(p * (1 - p) / n) => p * (1 - p) / n
# %% blind/no_z from blind/base: mistake: one standard error
# z * error, p + z * => error, p +
# %% blind/root_of_n_outside from blind/base: mistake: n outside the root
# p) / n) => p)) / n
# %% wilson from variance: mistake: Wilson's interval
# margin = z * p * (1 - p) / n => centre = (p + z * z / (2 * n)) / (1 + z * z / n)
# +     margin = z / (1 + z * z / n) * (p * (1 - p) / n + z * z / (4 * n * n)) ** 0.5
# [p - margin, p + margin] => centre - margin, centre + margin
# %% as_usual
from math import sqrt
def proportion_interval(p, n, z):
    se = sqrt(p*(1-p)/n)
    return p-z*se, p+z*se
# %% half from as_usual: mistake: largest standard error
# p*(1-p)/n => 0.25/n
# %% without_n: mistake: n left out
def proportion_interval(p, n, z):
    d = z * (p * (1 - p)) ** 0.5
    return p - d, p + d
# %% half_z from as_usual: mistake: half of z to either side
# *se, p+z => /2*se, p+z/2
# %% z196 from as_usual: mistake: 95 percent whatever z
# z*se, p+z => 1.96*se, p+1.96
# %% error from as_usual: mistake: interval for the error rate
# p-z*se, p+z*se => 1-p-z*se, 1-p+z*se
