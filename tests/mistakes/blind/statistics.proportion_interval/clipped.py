# mistake: cut off at 0 and 1
import math


def proportion_interval(p, n, z):
    error = math.sqrt(p * (1 - p) / n)
    return max(0.0, p - z * error), min(1.0, p + z * error)
