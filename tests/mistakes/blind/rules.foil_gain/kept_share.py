# mistake: none that is known
from math import log2


def foil_gain(p0, n0, p1, n1):
    before = -log2(p0 / (p0 + n0))
    after = -log2(p1 / (p1 + n1))
    return p1 / p0 * (before - after)
