# mistake: equal chances
def generation_trace(population, choices):
    out = []
    for c in choices:
        population = [population[int(r * len(population))] for r in c["draws"]]
        out.append(population)
        kids = []
        for a, b, t in zip(population[::2], population[1::2], c["tails"]):
            kids += [a[:-t] + b[-t:], b[:-t] + a[-t:]]
        out.append(kids)
        population = list(kids)
        for i, j in c["flips"]:
            s = population[i]
            population[i] = s[:j] + str(1 - int(s[j])) + s[j + 1 :]
        out.append(population)
    return out
