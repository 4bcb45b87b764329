"""A slip in one step of the trace: what follows from it is right."""

import math


def entropy(counts):
    n = sum(counts)
    return math.log2(n) - sum(c * math.log2(c) for c in counts if c) / n if n else 0.0


def perceptron_trace(examples, weights, rate):
    w = list(weights)
    trace = []

    def label_of(x):
        return int(w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0)

    for _ in range(20):
        for x, label in examples:
            step = rate * (label - label_of(x))
            if len(trace) == 1:
                step = rate  # forgot to look at the output the second time
            w = [a + step * b for a, b in zip(w, [1] + list(x))]
            trace.append(w)
        if all(label_of(x) == label for x, label in examples):
            return trace
    return trace
