"""Tests of `reference.probability.multivariate`."""

from random import Random

import numpy as np
import pytest
import scipy.stats

from reference.probability.draws.densities import covariance
from reference.probability.multivariate import determinant, independent_gaussian_pdf, multivariate_gaussian_pdf
from reference.probability.promises import is_covariance


@pytest.mark.parametrize("seed", range(20))
def test_the_density_is_scipys(seed: int) -> None:
    random = Random(seed)
    sigma = covariance(random, [1, 5])
    assert is_covariance(sigma)
    assert determinant(sigma) == pytest.approx(np.linalg.det(sigma))
    mean = [random.uniform(-3, 3) for _ in sigma]
    x = [value + random.uniform(-2, 2) for value in mean]
    expected = scipy.stats.multivariate_normal(mean, sigma).pdf(x)
    assert multivariate_gaussian_pdf(x, mean, sigma) == pytest.approx(expected)


def test_independent_variables_have_the_product_of_their_densities() -> None:
    sigma = [[4, 0, 0], [0, 0.25, 0], [0, 0, 1]]
    x, mean = [1, 2, 3], [0, 2.5, 2]
    assert independent_gaussian_pdf(x, mean, sigma) == pytest.approx(multivariate_gaussian_pdf(x, mean, sigma))


def test_a_singular_matrix_is_refused() -> None:
    assert not is_covariance([[1, 2], [2, 4]])
    assert not is_covariance([[1, 2], [3, 9]])
    with pytest.raises(ValueError, match="singular"):
        multivariate_gaussian_pdf([1, 2], [0, 0], [[1, 2], [2, 4]])
