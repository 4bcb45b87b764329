# mistake: none that is known
def fitness(s):
    return int(s, 2) ** 2 + 1


def spin(population, draws):
    total = sum(fitness(s) for s in population)
    out = []
    for d in draws:
        run = 0
        for s in population:
            run += fitness(s)
            if run > d * total:
                out.append(s)
                break
    return out


def mate(population, tails):
    out = []
    for k, t in enumerate(tails):
        a, b = population[k], population[-1 - k]
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
