"""Two known mistakes: logarithms to base e, and a bias that never moves."""

import math


def entropy(counts):
    total = sum(counts)
    return sum(-n / total * math.log(n / total) for n in counts if n > 0)


def perceptron_trace(examples, weights, rate):
    w = list(weights)
    trace = []
    for _ in range(20):
        for x, label in examples:
            s = w[0] + sum(a * b for a, b in zip(w[1:], x))
            error = label - (1 if s > 0 else 0)
            w = [w[0]] + [a + rate * error * b for a, b in zip(w[1:], x)]
            trace.append(list(w))
        if all((w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0) == (label == 1) for x, label in examples):
            break
    return trace
