"""One function has a syntax error; the other one is still graded."""

import numpy as np


def entropy(counts):
    p = np.asarray(counts, dtype=float)
    p = p[p > 0] / p.sum()
    return float(-(p @ np.log2(p)))


def perceptron_trace(examples, weights, rate):
    trace = []
    for x, label in examples
        trace.append(weights)
    return trace
