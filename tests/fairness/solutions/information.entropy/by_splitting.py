"""algorithm: the chain rule: first class against the rest, then the rest by itself."""

import math


def binary(p):
    return 0.0 if p in (0, 1) else -p * math.log2(p) - (1 - p) * math.log2(1 - p)


def entropy(counts):
    total = sum(counts)
    if total == 0 or len(counts) < 2:
        return 0.0
    first, rest = counts[0], counts[1:]
    return binary(first / total) + (total - first) / total * entropy(rest)
