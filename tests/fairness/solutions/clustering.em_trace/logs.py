"""algorithm: logarithms of densities, the start included."""

import numpy as np


def em_trace(xs, means, sds, rounds):
    x, m, s = np.asarray(xs, float), np.asarray(means, float), np.asarray(sds, float)
    steps = [{"responsibilities": [], "means": m.tolist(), "sds": s.tolist()}]
    while len(steps) <= rounds:
        log = -np.log(s) - (x[:, None] - m) ** 2 / (2 * s**2)
        log -= log.max(axis=1, keepdims=True)
        r = np.exp(log)
        r /= r.sum(axis=1, keepdims=True)
        m = np.average(np.tile(x[:, None], (1, len(m))), axis=0, weights=r)
        s = np.sqrt(np.average((x[:, None] - m) ** 2, axis=0, weights=r))
        steps.append({"responsibilities": r.tolist(), "means": m.tolist(), "sds": s.tolist()})
    return steps
