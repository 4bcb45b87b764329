# mistake: deviations never change
from math import exp, pi, sqrt


def density(x, mean, sd):
    return exp(-((x - mean) ** 2) / (2 * sd * sd)) / (sd * sqrt(2 * pi))


def em_trace(xs, means, sds, rounds):
    trace = []
    k = range(len(means))
    for _ in range(rounds):
        resp = []
        for x in xs:
            ps = [density(x, means[i], sds[i]) for i in k]
            total = sum(ps)
            resp.append([p / total for p in ps])
        weight = [sum(row[i] for row in resp) for i in k]
        means = [sum(row[i] * x for row, x in zip(resp, xs)) / weight[i] for i in k]
        trace.append({"responsibilities": resp, "means": means, "sds": sds})
    return trace
