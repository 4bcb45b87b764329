# mistake: heads for tails
from itertools import accumulate


def generation_trace(population, choices):
    out = []
    for c in choices:
        ends = list(accumulate(int(s, 2) ** 2 + 1 for s in population))
        population = [next(s for s, e in zip(population, ends) if e > r * ends[-1]) for r in c["draws"]]
        out.append(population)
        kids = []
        for k, t in enumerate(c["tails"]):
            a, b = population[2 * k : 2 * k + 2]
            kids += [a[:t] + b[t:], b[:t] + a[t:]]
        out.append(kids)
        population = list(kids)
        for i, j in c["flips"]:
            s = list(population[i])
            s[j] = "10"[int(s[j])]
            population[i] = "".join(s)
        out.append(population)
    return out
