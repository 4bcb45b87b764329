# mistake: variances for deviations
import math


def em_trace(xs, means, sds, rounds):
    means, sds, out = list(means), list(sds), []
    for _ in range(rounds):
        R = []
        for x in xs:
            p = [math.exp(-((x - m) ** 2) / (2 * s * s)) / s for m, s in zip(means, sds)]
            R.append([v / sum(p) for v in p])
        for k in range(len(means)):
            n = sum(row[k] for row in R)
            means[k] = sum(row[k] * x for row, x in zip(R, xs)) / n
            sds[k] = sum(row[k] * (x - means[k]) ** 2 for row, x in zip(R, xs)) / n
        out.append({"responsibilities": R, "means": means[:], "sds": sds[:]})
    return out
