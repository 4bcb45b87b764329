# mistake: deviation not squared
from math import exp, pi, sqrt


def gaussian_pdf(x, mean, sd):
    z = (x - mean) ** 2 / (2 * sd)
    return exp(-z) / (sqrt(2 * pi) * sd)
