"""type: a generator of dicts."""

from bisect import bisect_right
from itertools import accumulate


def generation_trace(population, choices):
    for c in choices:
        ends = list(accumulate(int(s, 2) ** 2 + 1 for s in population))
        population = [population[bisect_right(ends, r * ends[-1])] for r in c["draws"]]
        yield {"population": population}
        pairs = zip(population[0::2], population[1::2], c["tails"])
        population = [x for a, b, t in pairs for x in (a[: len(a) - t] + b[len(b) - t :], b[: len(b) - t] + a[len(a) - t :])]
        yield {"population": population}
        rows = [list(s) for s in population]
        for i, j in c["flips"]:
            rows[i][j] = str(1 - int(rows[i][j]))
        population = ["".join(r) for r in rows]
        yield {"population": population}
