"""Tests of `reference.svm.kernels`."""

import math
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.svm.kernels import gaussian_kernel, kernel_value, polynomial_kernel

VECTORS = st.lists(st.integers(-3, 3), min_size=2, max_size=2)


@settings(max_examples=25)
@given(VECTORS, VECTORS)
def test_a_polynomial_kernel_is_the_inner_product_of_its_features(x: list[int], y: list[int]) -> None:
    def features(v: list[int]) -> list[float]:
        root = math.sqrt(2)
        return [1, root * v[0], root * v[1], v[0] ** 2, v[1] ** 2, root * v[0] * v[1]]

    inner = sum(a * b for a, b in zip(features(x), features(y), strict=True))
    assert polynomial_kernel(x, y, degree=2) == pytest.approx(inner, abs=1e-9)
    assert polynomial_kernel(x, y, degree=1) == kernel_value(x, y, {"name": "linear"}) + 1


@settings(max_examples=25)
@given(VECTORS, VECTORS, VECTORS)
def test_kernels_are_symmetric_and_no_square_of_a_sum_is_negative(x: list[int], y: list[int], z: list[int]) -> None:
    for kernel in ({"name": "gaussian", "sigma": 1.5}, {"name": "polynomial", "degree": 3, "offset": 1}):
        assert kernel_value(x, y, kernel) == kernel_value(y, x, kernel)
        gram = [[kernel_value(a, b, kernel) for a in (x, y, z)] for b in (x, y, z)]
        for signs_ in product((-1, 0, 1), repeat=3):
            total = sum(s * t * value for s, row in zip(signs_, gram, strict=True) for t, value in
                        zip(signs_, row, strict=True))  # fmt: skip
            assert total >= -1e-6
    assert (gaussian_kernel(x, y, sigma=2) == 1) == (x == y)
