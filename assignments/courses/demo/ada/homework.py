"""Plain and right."""

from math import log2


def entropy(counts):
    total = sum(counts)
    return -sum(n / total * log2(n / total) for n in counts if n) if total else 0.0


def perceptron_trace(examples, weights, rate):
    def output(x):
        return 1 if weights[0] + sum(w * v for w, v in zip(weights[1:], x)) > 0 else 0

    trace = []
    for _ in range(20):
        for x, label in examples:
            error = label - output(x)
            weights = [w + rate * error * v for w, v in zip(weights, [1, *x])]
            trace.append(weights)
        if all(output(x) == label for x, label in examples):
            break
    return trace
