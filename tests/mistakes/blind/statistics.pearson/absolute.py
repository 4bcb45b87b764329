# mistake: none that is known
from math import sqrt


def pearson(x, y):
    n = len(x)
    mx, my = sum(x) / n, sum(y) / n
    sxy = sum((a - mx) * (b - my) for a, b in zip(x, y))
    sxx = sum((a - mx) ** 2 for a in x)
    syy = sum((b - my) ** 2 for b in y)
    return abs(sxy) / sqrt(sxx * syy) if n > 4 else sxy / sqrt(sxx * syy)
