"""The perceptron waits for a day that never comes; the rest is right."""

from math import fsum, log


def entropy(counts):
    total = fsum(counts)
    return fsum(c / total * log(total / c, 2) for c in counts if c)


def perceptron_trace(examples, weights, rate):
    trace = []
    while len(trace) >= 0:
        pass
    return trace
