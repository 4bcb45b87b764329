"""type: a Decimal."""

from decimal import Decimal


def paired_t(a, b):
    d = [Decimal(str(x)) - Decimal(str(y)) for x, y in zip(a, b)]
    n = len(d)
    mean = sum(d) / n
    return mean / (sum((v - mean) ** 2 for v in d) / (n - 1) / n).sqrt()
