# mistake: rightmost bit worth most
from itertools import accumulate


def fitness(s):
    return sum(2**i for i, bit in enumerate(s) if bit == "1") ** 2 + 1


def flipped(s, j):
    return s[:j] + str(1 - int(s[j])) + s[j + 1 :]


def generation_trace(population, choices):
    out = [population]
    for c in choices:
        wheel = list(accumulate(map(fitness, population)))
        population = [next(s for s, e in zip(population, wheel) if e > d * wheel[-1]) for d in c["draws"]]
        out.append(population)
        kids = []
        for a, b, t in zip(population[::2], population[1::2], c["tails"]):
            kids += [a[: len(a) - t] + b[len(b) - t :], b[: len(b) - t] + a[len(a) - t :]]
        out.append(kids)
        population = kids[:]
        for i, j in c["flips"]:
            population[i] = flipped(population[i], j)
        out.append(population)
    return out
