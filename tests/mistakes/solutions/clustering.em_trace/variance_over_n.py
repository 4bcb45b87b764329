# mistake: divided by the number of numbers
from statistics import NormalDist


def em_trace(xs, means, sds, rounds):
    rows = [{"responsibilities": [], "means": means, "sds": sds}]
    n = len(xs)
    for _ in range(rounds):
        bells = [NormalDist(m, s) for m, s in zip(means, sds)]
        resp = []
        for x in xs:
            d = [bell.pdf(x) for bell in bells]
            resp.append([v / sum(d) for v in d])
        columns = list(zip(*resp))
        means = [sum(r * x for r, x in zip(c, xs)) / sum(c) for c in columns]
        sds = [(sum(r * (x - m) ** 2 for r, x in zip(c, xs)) / n) ** 0.5 for c, m in zip(columns, means)]
        rows.append({"responsibilities": resp, "means": means, "sds": sds})
    return rows
