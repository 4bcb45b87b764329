"""The surprise of each class, added once whatever its share; the trace stops after one epoch."""

import math


def entropy(counts):
    total = sum(counts)
    return sum(math.log2(total / n) for n in counts if n)


def perceptron_trace(examples, weights, rate):
    w, trace = list(weights), []
    for x, label in examples:
        out = 1 if sum(a * b for a, b in zip(w, [1] + x)) > 0 else 0
        w = [a + rate * (label - out) * b for a, b in zip(w, [1] + x)]
        trace.append(w)
    return trace
