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
