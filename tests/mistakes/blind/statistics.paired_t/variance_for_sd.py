# mistake: none that is known
from math import sqrt


def paired_t(a, b):
    d = [x - y for x, y in zip(a, b)]
    n = len(d)
    m = sum(d) / n
    s = sum((x - m) ** 2 for x in d) / (n - 1)
    return m / (s / sqrt(n))
