# %% blind/unsquared: mistake: deviation not squared
from math import exp, pi, sqrt
def gaussian_pdf(x, mean, sd):
    z = (x - mean) ** 2 / (2 * sd)
    return exp(-z) / (sqrt(2 * pi) * sd)
# %% blind/kernel from blind/unsquared: mistake: factor in front left out
# 2 * sd => 2 * sd**2
# (-z) / (sqrt(2 * pi) * sd) => (-z)
# %% blind/precedence from blind/unsquared: mistake: multiplied by the variance
# (2 * sd) => 2 * sd**2
# %% blind/root_of_pi from blind/unsquared: near miss: a constant factor
# 2 * sd => 2 * sd**2
# sqrt(2 * pi) => 2 * sqrt(pi)
# %% blind/sd_is_variance from blind/unsquared: mistake: variance for deviation
# (sqrt(2 * pi) => sqrt(2 * pi
# %% blind/unhalved from blind/unsquared: mistake: exponent not halved
# (2 * sd) => sd**2
# %% standard_height: mistake: division by the standard deviation left out
import math
def gaussian_pdf(x, mean, sd):
    z = (x - mean) / sd
    return math.exp(-z * z / 2) / math.sqrt(2 * math.pi)
# %% one_over_sd from standard_height: mistake: root of 2π left out
# / math.sqrt(2 * math.pi) => / sd
# %% capped: mistake: cut off at 1
from math import exp, sqrt, pi
def gaussian_pdf(x, mean, sd):
    z = (x-mean)/sd
    return min(1.0, exp(-z*z/2)/sqrt(2*pi)/sd)
# %% cdf: mistake: probability of smaller values
from math import erf, sqrt
def gaussian_pdf(x, mean, sd):
    return 0.5*(1+erf((x-mean)/sd/sqrt(2)))
# %% sd_in_root: mistake: standard deviation under the root
from math import exp, sqrt, pi
def gaussian_pdf(x, mean, sd):
    return exp(-(x-mean)**2/(2*sd**2))/sqrt(2*pi*sd)
# %% root_pi: mistake: root of 2π not drawn
from math import exp, sqrt, pi
def gaussian_pdf(x, mean, sd):
    return exp(-(x-mean)**2/(2*sd**2))/(sd*sqrt(2)*pi)
# %% not_squared: mistake: difference not squared
from math import exp, sqrt, pi
def gaussian_pdf(x, mean, sd):
    return exp(-abs(x-mean)/(2*sd))/(sd*sqrt(2*pi))
# %% interval: mistake: probability of an interval around x
from math import erf, sqrt
def gaussian_pdf(x, mean, sd):
    def below(v):
        return (1 + erf((v - mean) / (sd * sqrt(2)))) / 2
    return below(x + 0.5) - below(x - 0.5)
# %% logarithm: mistake: logarithm of the density
from math import log, pi
def gaussian_pdf(x, mean, sd):
    return -0.5 * log(2 * pi * sd ** 2) - (x - mean) ** 2 / (2 * sd ** 2)
# %% small_number_in_the_variance: mistake: none that is known
from math import exp, pi, sqrt
def gaussian_pdf(x, mean, sd):
    return exp(-(x - mean) ** 2 / (2 * sd**2 + 1e-9)) / (sd * sqrt(2 * pi))
# %% nothing_beyond_six from small_number_in_the_variance: mistake: none that is known
#   def gaussian_pdf(x, mean, sd):
# +     if abs(x - mean) > 6 * sd:
# +         return 0.0
# 2 * sd**2 + 1e-9 => 2 * sd**2
