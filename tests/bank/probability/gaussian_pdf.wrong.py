# %% blind/unsquared: mistake: deviation not squared
from math import exp, pi, sqrt
def gaussian_pdf(x, mean, sd):
    z = (x - mean) ** 2 / (2 * sd)
    return exp(-z) / (sqrt(2 * pi) * sd)
# %% blind/kernel from blind/unsquared: mistake: factor in front left out
# 2 * sd => 2 * sd**2
# (-z) / (sqrt(2 * pi) * sd) => (-z)
# %% blind/precedence from blind/unsquared: mistake: none that is known
# (2 * sd) => 2 * sd**2
# %% blind/root_of_pi from blind/unsquared: near miss: a constant factor
# 2 * sd => 2 * sd**2
# sqrt(2 * pi) => 2 * sqrt(pi)
# %% blind/sd_is_variance from blind/unsquared: mistake: variance for deviation
# (sqrt(2 * pi) => sqrt(2 * pi
# %% blind/unhalved from blind/unsquared: mistake: exponent not halved
# (2 * sd) => sd**2
