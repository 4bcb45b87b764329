"""algorithm: lists and math."""

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
