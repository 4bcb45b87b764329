"""algorithm: sums of products of deviations; on a line the last digit may go beyond one."""

from math import sqrt


def pearson(x, y):
    mx, my = sum(x) / len(x), sum(y) / len(y)
    sxy = sum((a - mx) * (b - my) for a, b in zip(x, y))
    sxx = sum((a - mx) ** 2 for a in x)
    syy = sum((b - my) ** 2 for b in y)
    return sxy / (sqrt(sxx) * sqrt(syy))
