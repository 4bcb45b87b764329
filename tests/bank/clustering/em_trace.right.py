# %% logs: algorithm: logarithms of densities, the start included
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
# %% plain: algorithm: lists and math
import math
def em_trace(xs, means, sds, rounds):
    means, sds = list(means), list(sds)
    trace = []
    for _ in range(rounds):
        R = []
        for x in xs:
            p = [math.exp(-((x - m) ** 2) / (2 * s * s)) / (s * math.sqrt(2 * math.pi)) for m, s in zip(means, sds)]
            R.append([v / sum(p) for v in p])
        for k in range(len(means)):
            n = sum(r[k] for r in R)
            means[k] = sum(r[k] * x for r, x in zip(R, xs)) / n
            sds[k] = math.sqrt(sum(r[k] * (x - means[k]) ** 2 for r, x in zip(R, xs)) / n)
        trace.append({"responsibilities": R, "means": means[:], "sds": sds[:]})
    return trace
# %% statistics: algorithm: statistics.NormalDist, a generator of named tuples
from collections import namedtuple
from statistics import NormalDist
Round = namedtuple("Round", "responsibilities means sds")
def em_trace(xs, means, sds, rounds):
    parts = [NormalDist(m, s) for m, s in zip(means, sds)]
    for _ in range(rounds):
        rows = [[p.pdf(x) for p in parts] for x in xs]
        rows = [[v / sum(row) for v in row] for row in rows]
        means, sds = [], []
        for column in zip(*rows):
            mean = sum(w * x for w, x in zip(column, xs)) / sum(column)
            means.append(mean)
            sds.append((sum(w * (x - mean) ** 2 for w, x in zip(column, xs)) / sum(column)) ** 0.5)
        parts = [NormalDist(m, s) for m, s in zip(means, sds)]
        yield Round(rows, means, sds)
