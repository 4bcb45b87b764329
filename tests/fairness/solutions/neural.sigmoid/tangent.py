"""algorithm: by the hyperbolic tangent."""

import math


def sigmoid(z):
    return (1 + math.tanh(z / 2)) / 2
