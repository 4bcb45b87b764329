# %% blind/base
from math import log2
def foil_gain(p0, n0, p1, n1):
    before = -log2(p0 / (p0 + n0))
    after = -log2(p1 / (p1 + n1))
    return p1 * (before - after)
# %% blind/covered from blind/base: mistake: all covered examples counted
# return p1 => return (p1 + n1)
# %% blind/earlier from blind/base: mistake: positives before
# return p1 => return p0
# %% blind/flipped from blind/base: mistake: sign turned around
# before - after => after - before
# %% blind/kept_share from blind/base: mistake: none that is known
# p1 * => p1 / p0 *
# %% blind/nats from blind/base: mistake: natural logarithm
# import log2 => import log as log2
# %% blind/odds from blind/base: mistake: none that is known
# p1 + n1 => n1 + 1
# %% blind/plain from blind/base: mistake: not multiplied
# p1 * (before - after) => before - after
# %% swept_base
from math import log2, log
def foil_gain(p0, n0, p1, n1):
    return p1 * (log2(p1 / (p1 + n1)) - log2(p0 / (p0 + n0)))
# %% swept_abs from swept_base: mistake: losses counted as gains
# return p1 * ( => return p1 * abs(
# %% swept_max0 from swept_base: mistake: losses counted as 0
# return p1 * (log2(p1 / (p1 + n1)) - log2(p0 / (p0 + n0))) => return max(0, p1 * (log2(p1 / (p1 + n1)) - log2(p0 / (p0 + n0))))
# %% swept_entropy: mistake: entropies
from math import log2, log
def foil_gain(p0, n0, p1, n1):
    def H(p, n): return -sum(x / (p + n) * log2(x / (p + n)) for x in (p, n) if x)
    return p1 * (H(p0, n0) - H(p1, n1))
    return p1 * (log2(p1 / (p1 + n1)) - log2(p0 / (p0 + n0)))
# %% swept_diff from swept_base: mistake: accuracies subtracted
# log2(p1 / (p1 + n1)) - log2(p0 / (p0 + n0)) => p1 / (p1 + n1) - p0 / (p0 + n0)
