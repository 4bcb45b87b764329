"""algorithm: the formula as it stands, an overflow caught."""

import math


def sigmoid(z):
    try:
        return 1 / (1 + math.exp(-z))
    except OverflowError:
        return 0
