"""Known mistakes with kernels."""

import math
from collections.abc import Mapping
from typing import Any

from reference.svm.kernels import Vector, gaussian_kernel, kernel_value, polynomial_kernel, squared_distance


def with_sigma_squared(x: Vector, y: Vector, kernel: Mapping[str, Any]) -> float:
    """A Gaussian kernel without the 2: 0.286505 instead of 0.535261."""
    if kernel["name"] != "gaussian":
        return kernel_value(x, y, kernel)
    return gaussian_kernel(x, y, sigma=kernel["sigma"] / math.sqrt(2))


def with_plain_distance(x: Vector, y: Vector, kernel: Mapping[str, Any]) -> float:
    """A Gaussian kernel of the distance, not squared."""
    if kernel["name"] != "gaussian":
        return kernel_value(x, y, kernel)
    return math.exp(-math.sqrt(squared_distance(x, y)) / (2 * kernel["sigma"] ** 2))


def with_plain_sigma(x: Vector, y: Vector, kernel: Mapping[str, Any]) -> float:
    """A Gaussian kernel with sigma for its square, as if sigma were a variance."""
    if kernel["name"] != "gaussian":
        return kernel_value(x, y, kernel)
    return gaussian_kernel(x, y, sigma=math.sqrt(kernel["sigma"]))


def times_degree(x: Vector, y: Vector, kernel: Mapping[str, Any]) -> float:
    """A polynomial kernel times its degree instead of to that power."""
    if kernel["name"] != "polynomial":
        return kernel_value(x, y, kernel)
    return float(kernel["degree"] * polynomial_kernel(x, y, degree=1, offset=kernel["offset"]))
