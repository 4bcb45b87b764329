"""algorithm: stumps of its own with another tie-break, the last best one; thresholds at the values; tuples."""

import math
from itertools import product


def adaboost_trace(examples, rounds):
    X = [x for x, _ in examples]
    y = [label for _, label in examples]
    w = [1 / len(y)] * len(y)
    steps = []
    while len(steps) < rounds:
        best = None
        for j in range(len(X[0])):
            for cut in sorted({x[j] for x in X}):
                for low, high in product((1, -1), repeat=2):
                    wrong = {i for i, x in enumerate(X) if (low if x[j] < cut else high) != y[i]}
                    e = math.fsum(w[i] for i in wrong)
                    if best is None or e <= best[0] + 1e-12:
                        best = (e, wrong)
        e, wrong = best
        if not 1e-10 < e < 0.5 - 1e-10:
            return steps
        w = [v / (2 * e) if i in wrong else v / (2 * (1 - e)) for i, v in enumerate(w)]
        steps.append((wrong, e, math.log(1 / e - 1), tuple(w)))
    return steps
