# mistake: whole width to either side
from math import sqrt


def proportion_interval(p, n, z):
    width = 2 * z * sqrt(p * (1 - p) / n)
    return p - width, p + width
