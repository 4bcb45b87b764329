# mistake: mating before selection
def generation_trace(population, choices):
    out = []
    for c in choices:
        kids = []
        for a, b, t in zip(population[::2], population[1::2], c["tails"]):
            kids += [a[:-t] + b[-t:], b[:-t] + a[-t:]]
        out.append(kids)
        total = sum(int(s, 2) ** 2 + 1 for s in kids)
        chosen = []
        for r in c["draws"]:
            run = 0
            for s in kids:
                run += int(s, 2) ** 2 + 1
                if run > r * total:
                    chosen.append(s)
                    break
        out.append(chosen)
        population = list(chosen)
        for i, j in c["flips"]:
            s = population[i]
            population[i] = s[:j] + str(1 - int(s[j])) + s[j + 1 :]
        out.append(population)
    return out
