"""algorithm: one form for each sign, so that no exponential is large."""

import math


def sigmoid(z):
    if z >= 0:
        return 1 / (1 + math.exp(-z))
    grown = math.exp(z)
    return grown / (1 + grown)
