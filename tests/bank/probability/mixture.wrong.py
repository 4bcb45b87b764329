# %% averaged: mistake: parameters averaged
from statistics import NormalDist
def mixture(x, weights, means, sds):
    mean = sum(w * m for w, m in zip(weights, means))
    return NormalDist(mean, sum(w * s for w, s in zip(weights, sds))).pdf(x)
# %% averaged_variances from averaged: mistake: parameters averaged
# sum(w * s for w, s in zip(weights, sds)) => sum(w * s * s for w, s in zip(weights, sds)) ** 0.5
# %% unweighted from right/with_statistics: mistake: weights left out
# w * NormalDist => NormalDist
# %% deviations_as_variances from right/with_statistics: mistake: variances for deviations
# (m, s).pdf => (m, s**0.5).pdf
# %% mean_of_products from right/with_statistics: mistake: weighed twice
# zip(weights, means, sds)) => zip(weights, means, sds)) / len(means)
# %% most_probable from right/with_statistics: mistake: most probable line only
# return sum( => return max(
# %% factor from right/with_numpy: mistake: deviation left out of the factor
#  - np.log(sds) => 
# %% multiplied from right/with_statistics: mistake: product of the densities
# from statistics import NormalDist => from math import prod; from statistics import NormalDist
# return sum( => return prod(
# %% squared_weights from right/with_statistics: mistake: none that is known
# w * NormalDist => w * w * NormalDist
# %% first_two_lines from right/with_statistics: mistake: none that is known
# zip(weights, means, sds)) => list(zip(weights, means, sds))[:2])
# %% true_moments: mistake: none that is known
from statistics import NormalDist
def mixture(x, weights, means, sds):
    mean = sum(w * m for w, m in zip(weights, means))
    spread = sum(w * (s * s + m * m) for w, m, s in zip(weights, means, sds)) - mean * mean
    return NormalDist(mean, max(spread, 1e-12) ** 0.5).pdf(x)
# %% capped from right/with_statistics: mistake: none that is known
# return sum(w * NormalDist(m, s).pdf(x) for w, m, s in zip(weights, means, sds)) => return min(1.0, sum(w * NormalDist(m, s).pdf(x) for w, m, s in zip(weights, means, sds)))
# %% largest_weight: mistake: none that is known
from statistics import NormalDist
def mixture(x, weights, means, sds):
    place = weights.index(max(weights))
    return NormalDist(means[place], sds[place]).pdf(x)
