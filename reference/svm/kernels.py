"""Kernels by name, and the features that some of them correspond to. Blockeel, section 11.4."""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

Vector = Sequence[float]


def inner_product(x: Vector, y: Vector) -> float:
    """The inner product x·y.

    >>> inner_product([1, 2], [2, 0])
    2
    """
    return sum(a * b for a, b in zip(x, y, strict=True))


def polynomial_kernel(x: Vector, y: Vector, *, degree: int, offset: float = 1.0) -> float:
    """The polynomial kernel (x·y + offset)^degree. Blockeel, section 11.4.3, has an offset of 1.

    >>> polynomial_kernel([1, 2], [2, 0], degree=2)
    9.0
    """
    return float((inner_product(x, y) + offset) ** degree)


def squared_distance(x: Vector, y: Vector) -> float:
    """The square of the distance between two points.

    >>> squared_distance([1, 2], [2, 0])
    5
    """
    return sum((a - b) ** 2 for a, b in zip(x, y, strict=True))


def gaussian_kernel(x: Vector, y: Vector, *, sigma: float) -> float:
    """The Gaussian kernel exp(-distance² / (2 sigma²)). Blockeel, section 11.4.3; his section 7.3.1 lacks the 2.

    >>> round(gaussian_kernel([1, 2], [2, 0], sigma=2), 6)
    0.535261
    """
    return math.exp(-squared_distance(x, y) / (2 * sigma**2))


KERNELS: Mapping[str, Callable[..., float]] = {
    "linear": inner_product,
    "polynomial": polynomial_kernel,
    "gaussian": gaussian_kernel,
}


def kernel_value(x: Vector, y: Vector, kernel: Mapping[str, Any]) -> float:
    """The value of a kernel that is given by name and parameters.

    >>> kernel_value([1, 2], [2, 0], {"name": "polynomial", "degree": 2, "offset": 0})
    4.0
    """
    # names as in docs/shapes.md are the keywords of the functions
    parameters = {name: value for name, value in kernel.items() if name != "name"}
    return KERNELS[kernel["name"]](x, y, **parameters)


def back_mapped(w: Vector, b: float) -> list[float]:
    """The zeros of w1 x + w2 x² + b, smaller first: a separator of [x, x²] on the line of x.

    Blockeel, example 11.2, whose printed roots are wrong. The list is empty if there is no zero.

    >>> [round(x, 2) for x in back_mapped([2, 3], -3.795)]
    [-1.51, 0.84]
    """
    first, second = w
    inside = first**2 - 4 * second * b
    # no real root: the separator does not cross the curve [x, x²]
    if inside < 0:
        return []
    return sorted((-first + sign * math.sqrt(inside)) / (2 * second) for sign in (-1, 1))
