# mistake: whole width to either side
import math


def proportion_interval(p, n, z):
    error = math.sqrt(p * (1 - p) / n)
    width = 2 * z * error
    return p - width, p + width
