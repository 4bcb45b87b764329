# mistake: one standard error
import math


def proportion_interval(p, n, z):
    error = math.sqrt(p * (1 - p) / n)
    return p - error, p + error
