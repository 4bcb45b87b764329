"""Nearly: a percentage, and an answer that is printed."""

import math


def entropy(counts):
    total = sum(counts)
    value = -sum(c / total * math.log2(c / total) for c in counts if c) if total else 0
    return 100 * value


def perceptron_trace(examples, weights, rate):
    w = list(weights)
    for epoch in range(20):
        for x, label in examples:
            out = int(w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0)
            w = [a + rate * (label - out) * b for a, b in zip(w, [1] + x)]
            print(w)
        if all(int(w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0) == label for x, label in examples):
            break
