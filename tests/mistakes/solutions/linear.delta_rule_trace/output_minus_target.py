# mistake: correction in the wrong direction
import numpy as np


def delta_rule_trace(examples, weights, rate, passes):
    w = np.array(weights, dtype=float)
    out = []
    for _ in range(passes):
        for x, target in examples:
            x = np.array([1.0, *x])
            w = w + rate * (w @ x - target) * x
            out.append(w.tolist())
    return out
