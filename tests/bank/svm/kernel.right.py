# %% branches: algorithm: one branch for each name
import math
def kernel_value(x, y, kernel):
    dot = sum(a * b for a, b in zip(x, y))
    if kernel["name"] == "linear":
        return dot
    if kernel["name"] == "polynomial":
        return (dot + kernel["offset"]) ** kernel["degree"]
    d = math.dist(x, y)
    return math.exp(-(d**2) / (2 * kernel["sigma"] ** 2))
# %% expanded: algorithm: the squared distance from inner products, a table of functions, powers by repeated products
import math
from functools import reduce
def dot(x, y):
    return math.fsum(a * b for a, b in zip(x, y))

def power(base, times):
    return reduce(lambda done, _: done * base, range(times), 1.0)

TABLE = {
    "linear": lambda x, y, k: dot(x, y),
    "polynomial": lambda x, y, k: power(dot(x, y) + k["offset"], k["degree"]),
    "gaussian": lambda x, y, k: math.exp((2 * dot(x, y) - dot(x, x) - dot(y, y)) / 2 / k["sigma"] ** 2),
}

def kernel_value(x, y, kernel):
    return TABLE[kernel["name"]](x, y, kernel)
# %% gamma: algorithm: with gamma = 1 / (2 sigma²), and a factor for each coordinate
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
