"""algorithm: with gamma = 1 / (2 sigma²), and a factor for each coordinate."""

import math


def kernel_value(x, y, kernel):
    name = kernel["name"]
    if name == "gaussian":
        gamma = 1 / (2 * kernel["sigma"] ** 2)
        value = 1.0
        for a, b in zip(x, y):
            value *= math.exp(-gamma * (a - b) ** 2)
        return value
    total = kernel.get("offset", 0) + sum(map(lambda a, b: a * b, x, y))
    return total ** kernel.get("degree", 1)
