"""algorithm: statistics.NormalDist, a generator of named tuples."""

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
