"""algorithm: the squared distance from inner products, a table of functions, powers by repeated products."""

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
