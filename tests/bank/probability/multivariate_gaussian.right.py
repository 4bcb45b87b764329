# %% with_numpy: algorithm: numpy's inverse and determinant
import numpy as np
def normal_density(x, mean, covariance):
    sigma = np.array(covariance, dtype=float)
    away = np.subtract(x, mean)
    squared = away @ np.linalg.inv(sigma) @ away
    return np.exp(-squared / 2) / np.sqrt((2 * np.pi) ** len(x) * np.linalg.det(sigma))

# %% by_conditioning: algorithm: one sensor after the other, given those before it
from math import exp, pi, sqrt
def normal_density(x, mean, covariance):
    rows = [list(row) for row in covariance]
    away = [a - b for a, b in zip(x, mean)]
    density = 1.0
    while away:
        first, variance, column = away[0], rows[0][0], [row[0] for row in rows[1:]]
        density *= exp(-first * first / 2 / variance) / sqrt(2 * pi * variance)
        away = [a - c / variance * first for a, c in zip(away[1:], column)]
        rows = [[v - a * b / variance for v, b in zip(row[1:], column)] for row, a in zip(rows[1:], column)]
    return density
