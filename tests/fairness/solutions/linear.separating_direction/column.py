"""type: a column vector, very short."""

import numpy as np


def separating_direction(examples):
    w = [0.0] * (len(examples[0][0]) + 1)

    def output(x):
        return 1 if w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0 else 0

    while True:
        for x, label in examples:
            error = label - output(x)
            w = [a + error * b for a, b in zip(w, [1, *x])]
        if all(output(x) == label for x, label in examples):
            break
    return 1e-6 * np.array(w[1:])[:, None]
