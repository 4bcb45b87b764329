"""algorithm: all draws of two examples, those of different classes counted."""

from itertools import product


def gini_index(counts):
    examples = [k for k, c in enumerate(counts) for _ in range(c)]
    different = sum(a != b for a, b in product(examples, repeat=2))
    return different / max(1, len(examples) ** 2)
