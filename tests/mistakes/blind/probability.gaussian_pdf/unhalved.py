# mistake: exponent not halved
from math import exp, pi, sqrt


def gaussian_pdf(x, mean, sd):
    z = (x - mean) ** 2 / sd**2
    return exp(-z) / (sqrt(2 * pi) * sd)
