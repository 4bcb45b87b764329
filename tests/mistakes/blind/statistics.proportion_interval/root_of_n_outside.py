# mistake: none that is known
import math


def proportion_interval(p, n, z):
    error = math.sqrt(p * (1 - p)) / n
    return p - z * error, p + z * error
