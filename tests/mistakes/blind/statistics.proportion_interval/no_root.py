# mistake: root not drawn
import math


def proportion_interval(p, n, z):
    error = p * (1 - p) / n
    return p - z * error, p + z * error
