"""Right, in other clothes: float32, Fractions, a generator of arrays that begins with the first weights."""

from fractions import Fraction

import numpy as np


def entropy(counts):
    p = np.array([n for n in counts if n], dtype=np.float32)
    if not len(p):
        return np.float32(0)
    p /= p.sum()
    return -(p * np.log2(p)).sum()


def perceptron_trace(examples, weights, rate):
    exact = [([Fraction(1), *(Fraction(str(v)) for v in x)], label) for x, label in examples]
    w, eta = [Fraction(str(v)) for v in weights], Fraction(str(rate))
    yield tuple(w)
    for epoch in range(20):
        for x, label in exact:
            total = sum(a * b for a, b in zip(w, x))
            w = [a + eta * (label - (total > 0)) * b for a, b in zip(w, x)]
            yield np.array(w, dtype=float) if epoch % 2 else tuple(w)
        if all((sum(a * b for a, b in zip(w, x)) > 0) == label for x, label in exact):
            return
