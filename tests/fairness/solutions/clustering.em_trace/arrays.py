"""type: NumPy arrays; the variance as the mean square less the squared mean."""

import numpy as np


def em_trace(xs, means, sds, rounds):
    x, m, s = np.array(xs, float)[:, None], np.array(means, float), np.array(sds, float)
    out = []
    for _ in range(rounds):
        w = np.exp(-0.5 * ((x - m) / s) ** 2) / s
        r = w / w.sum(1, keepdims=True)
        n = r.sum(0)
        m = (r * x).sum(0) / n
        s = np.sqrt((r * x**2).sum(0) / n - m**2)
        out.append((r, m, s))
    return out
