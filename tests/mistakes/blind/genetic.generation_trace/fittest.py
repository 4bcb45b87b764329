# mistake: only the fittest survives
def fitness(s):
    return int(s, 2) ** 2 + 1


def spin(population, draws):
    return [max(population, key=fitness) for _ in draws]


def mate(population, tails):
    out = []
    for k, t in enumerate(tails):
        a, b = population[2 * k], population[2 * k + 1]
        cut = len(a) - t
        out += [a[:cut] + b[cut:], b[:cut] + a[cut:]]
    return out + population[2 * len(tails) :]


def mutate(population, flips):
    out = [list(s) for s in population]
    for i, j in flips:
        out[i][j] = "0" if out[i][j] == "1" else "1"
    return ["".join(s) for s in out]


def generation_trace(population, choices):
    trace = []
    for c in choices:
        population = spin(population, c["draws"])
        trace.append(population)
        population = mate(population, c["tails"])
        trace.append(population)
        population = mutate(population, c["flips"])
        trace.append(population)
    return trace
