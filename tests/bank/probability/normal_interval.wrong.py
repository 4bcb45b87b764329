# %% up_to_b from right/with_statistics: mistake: up to b
#  - loaves.cdf(a) => 
# %% densities from right/with_statistics: mistake: difference of the densities
# loaves.cdf(b) - loaves.cdf(a) => loaves.pdf(b) - loaves.pdf(a)
# %% rectangle from right/with_statistics: mistake: density in the middle times width
# loaves.cdf(b) - loaves.cdf(a) => (b - a) * loaves.pdf((a + b) / 2)
# %% variance from right/with_statistics: mistake: variance for deviation
# NormalDist(mean, sd) => NormalDist(mean, sd**0.5)
# %% outside from right/with_statistics: mistake: values outside
# loaves.cdf(b) - loaves.cdf(a) => 1 - loaves.cdf(b) + loaves.cdf(a)
# %% no_root_of_two: mistake: root of 2 left out
from math import erf
def share_between(a, b, mean, sd):
    return (erf((b - mean) / sd) - erf((a - mean) / sd)) / 2
# %% unhalved from no_root_of_two: mistake: both tails together
# (erf((b - mean) / sd) - erf((a - mean) / sd)) / 2 => erf((b - mean) / sd / 2**0.5) - erf((a - mean) / sd / 2**0.5)
# %% uniform from right/with_statistics: mistake: all values equally probable
# loaves.cdf(b) - loaves.cdf(a) => min(1.0, (b - a) / (6 * sd))
# %% rule_of_thumb: mistake: none that is known
def share_between(a, b, mean, sd):
    def below(x):
        z = (x - mean) / sd
        return [0.001, 0.023, 0.159, 0.5, 0.841, 0.977, 0.999][max(-3, min(3, round(z))) + 3]
    return below(b) - below(a)
# %% table_of_two_digits from right/with_statistics: mistake: none that is known
#       loaves = NormalDist(mean, sd)
# +     a, b = mean + round((a - mean) / sd, 2) * sd, mean + round((b - mean) / sd, 2) * sd
# %% symmetric from right/with_statistics: mistake: none that is known
# loaves.cdf(b) - loaves.cdf(a) => 2 * loaves.cdf(b) - 1
# %% logistic: mistake: none that is known
from math import exp
def share_between(a, b, mean, sd):
    return 1 / (1 + exp(-1.702 * (b - mean) / sd)) - 1 / (1 + exp(-1.702 * (a - mean) / sd))
# %% standard_only from right/with_statistics: mistake: none that is known
# NormalDist(mean, sd) => NormalDist(mean, 20)
