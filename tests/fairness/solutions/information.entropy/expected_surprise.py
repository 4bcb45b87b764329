"""algorithm: the mean surprise of a random example, each example counted by itself."""

import math
from statistics import fmean


def entropy(counts):
    examples = [label for label, count in enumerate(counts) for _ in range(count)]
    if not examples:
        return 0
    share = {label: examples.count(label) / len(examples) for label in set(examples)}
    return fmean(-math.log2(share[label]) for label in examples)
