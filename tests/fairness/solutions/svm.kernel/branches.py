"""algorithm: one branch for each name."""

import math


def kernel_value(x, y, kernel):
    dot = sum(a * b for a, b in zip(x, y))
    if kernel["name"] == "linear":
        return dot
    if kernel["name"] == "polynomial":
        return (dot + kernel["offset"]) ** kernel["degree"]
    d = math.dist(x, y)
    return math.exp(-(d**2) / (2 * kernel["sigma"] ** 2))
