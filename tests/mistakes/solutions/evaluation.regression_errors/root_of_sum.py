# mistake: root of the sum
from math import sqrt


def regression_errors(actual, predicted):
    squares = [(a - p) ** 2 for a, p in zip(actual, predicted)]
    n = len(squares)
    return {
        "mae": sum(abs(a - p) for a, p in zip(actual, predicted)) / n,
        "mse": sum(squares) / n,
        "rmse": sqrt(sum(squares)),
        "sse": sum(squares),
    }
