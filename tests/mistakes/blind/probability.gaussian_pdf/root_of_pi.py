# near miss: a constant factor
from math import exp, pi, sqrt


def gaussian_pdf(x, mean, sd):
    z = (x - mean) ** 2 / (2 * sd**2)
    return exp(-z) / (2 * sqrt(pi) * sd)
