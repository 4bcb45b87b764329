# mistake: mutated bits set to 1
from bisect import bisect_right
from itertools import accumulate


def generation_trace(population, choices):
    out = []
    for c in choices:
        ends = list(accumulate(int(s, 2) ** 2 + 1 for s in population))
        population = [population[bisect_right(ends, r * ends[-1])] for r in c["draws"]]
        out.append(population)
        population = [
            x for a, b, t in zip(population[::2], population[1::2], c["tails"]) for x in (a[:-t] + b[-t:], b[:-t] + a[-t:])
        ]
        out.append(population)
        bits = [list(s) for s in population]
        for i, j in c["flips"]:
            bits[i][j] = "1"
        population = ["".join(s) for s in bits]
        out.append(population)
    return out
