# mistake: means not taken away
from math import sqrt


def pearson(x, y):
    n = len(x)
    mx, my = 0, 0
    sxy = sum((a - mx) * (b - my) for a, b in zip(x, y))
    sxx = sum((a - mx) ** 2 for a in x)
    syy = sum((b - my) ** 2 for b in y)
    return sxy / sqrt(sxx * syy)
