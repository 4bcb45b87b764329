"""A weak learner that is ready to use: a test of one number against a threshold."""

import math


def best_stump(examples, weights=None):
    """The stump [attribute, threshold, below, above] with the smallest weighted error on the examples [x, label].

    Without weights every example has weight 1. Thresholds lie midway between neighbouring values. Of several best
    stumps it is the one with the first attribute, then the smallest threshold, then the labels in ascending order.
    """
    if weights is None:
        weights = [1] * len(examples)
    labels = sorted({label for _, label in examples})
    values = [sorted({x[i] for x, _ in examples}) for i in range(len(examples[0][0]))]
    cuts = [(i, (low + high) / 2) for i, known in enumerate(values) for low, high in zip(known, known[1:])]
    stumps = [[i, cut, a, b] for i, cut in cuts or [(0, values[0][0])] for a in labels for b in labels]
    errors = [math.fsum(w for (x, y), w in zip(examples, weights) if stump_label(s, x) != y) for s in stumps]
    least = min(errors) * (1 + 1e-9)
    return next(stump for stump, error in zip(stumps, errors) if error <= least)


def stump_label(stump, x):
    """The label that a stump gives: `below` where x[attribute] is less than the threshold, else `above`."""
    attribute, threshold, below, above = stump
    return below if x[attribute] < threshold else above
