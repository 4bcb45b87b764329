# %% with_statistics: algorithm: the cumulative distribution of the standard library
from statistics import NormalDist
def share_between(a, b, mean, sd):
    loaves = NormalDist(mean, sd)
    return loaves.cdf(b) - loaves.cdf(a)

# %% by_simpson: algorithm: numerical integration by Simpson's rule
from math import exp, pi, sqrt
def share_between(a, b, mean, sd):
    low, high = max(a, mean - 9 * sd), min(b, mean + 9 * sd)
    if low >= high:
        return 0.0
    n = 2000
    width = (high - low) / n
    heights = [exp(-(((low + i * width - mean) / sd) ** 2) / 2) / (sd * sqrt(2 * pi)) for i in range(n + 1)]
    return width / 3 * (heights[0] + heights[-1] + 4 * sum(heights[1:-1:2]) + 2 * sum(heights[2:-1:2]))
