"""type: Decimal."""

from decimal import Decimal
from math import log2


def entropy(counts):
    total = sum(counts)
    return Decimal(repr(-sum(n / total * log2(n / total) for n in counts if n)))
