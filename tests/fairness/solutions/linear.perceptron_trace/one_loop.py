"""algorithm: one loop over steps, the epoch found by division; begins with the first weights."""

import itertools


def perceptron_trace(examples, weights, rate):
    n = len(examples)
    history = [tuple(weights)]
    for shown in itertools.count():
        if shown % n == 0 and shown:
            w = history[-1]
            wrong = [1 for x, t in examples if (w[0] + sum(p * q for p, q in zip(w[1:], x)) > 0) != bool(t)]
            if not wrong or shown == 20 * n:
                return history
        x, t = examples[shown % n]
        w = history[-1]
        o = int(w[0] + sum(p * q for p, q in zip(w[1:], x)) > 0)
        history.append(tuple(p + rate * (t - o) * q for p, q in zip(w, (1, *x))))
