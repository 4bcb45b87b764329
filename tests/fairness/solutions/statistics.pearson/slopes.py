"""algorithm: the sign of the slope, and the root of both slopes' product."""

import statistics


def pearson(x, y):
    up = statistics.linear_regression(x, y).slope
    across = statistics.linear_regression(y, x).slope
    return (1 if up > 0 else -1) * (up * across) ** 0.5
