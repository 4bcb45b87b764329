# %% single: mistake: dependence left out
from statistics import NormalDist
from math import prod
def normal_density(x, mean, covariance):
    return prod(NormalDist(m, covariance[i][i] ** 0.5).pdf(v) for i, (v, m) in enumerate(zip(x, mean)))
# %% outside_root from right/with_numpy: mistake: determinant outside the root
# np.sqrt((2 * np.pi) ** len(x) * np.linalg.det(sigma)) => (np.sqrt((2 * np.pi) ** len(x)) * np.linalg.det(sigma))
# %% no_determinant from right/with_numpy: mistake: determinant left out
#  * np.linalg.det(sigma) => 
# %% one_factor from right/with_numpy: mistake: one factor of 2π
# (2 * np.pi) ** len(x) => (2 * np.pi)
# %% no_root_of_pi from right/with_numpy: mistake: 2π not under the root
# np.sqrt((2 * np.pi) ** len(x) * np.linalg.det(sigma)) => ((2 * np.pi) ** len(x) * np.sqrt(np.linalg.det(sigma)))
# %% unhalved from right/with_numpy: mistake: exponent not halved
# -squared / 2 => -squared
# %% no_inverse from right/with_numpy: mistake: inverse left out
# np.linalg.inv(sigma) => sigma
# %% euclidean from right/with_numpy: mistake: distance without the covariances
# away @ np.linalg.inv(sigma) @ away => away @ away
# %% diagonal_squared from right/with_numpy: mistake: diagonal taken for standard deviations
#       away = np.subtract(x, mean)
# +     sigma[np.diag_indices(len(x))] **= 2
# %% entries_inverted from right/with_numpy: mistake: inverse of each entry
# np.linalg.inv(sigma) => np.divide(1, sigma, out=np.zeros_like(sigma), where=sigma != 0)
# %% two_by_two: mistake: none that is known
from math import exp, pi, sqrt
def normal_density(x, mean, covariance):
    if len(x) == 1:
        return exp(-(x[0] - mean[0]) ** 2 / 2 / covariance[0][0]) / sqrt(2 * pi * covariance[0][0])
    (a, b), (_, d) = covariance[0][:2], covariance[1][:2]
    u, v = x[0] - mean[0], x[1] - mean[1]
    det = a * d - b * b
    return exp(-(d * u * u - 2 * b * u * v + a * v * v) / det / 2) / (2 * pi * sqrt(det))
# %% one_side_of_b from two_by_two: mistake: none that is known
# - 2 * b * u * v => - b * u * v
# %% product_of_diagonal from right/with_numpy: mistake: none that is known
# np.linalg.det(sigma) => np.prod(np.diag(sigma))
# %% trace_for_determinant from right/with_numpy: mistake: none that is known
# np.linalg.det(sigma) => np.trace(sigma)
# %% root_of_covariance from right/with_numpy: mistake: none that is known
# np.linalg.inv(sigma) @ away => np.linalg.inv(np.linalg.cholesky(sigma)) @ away
