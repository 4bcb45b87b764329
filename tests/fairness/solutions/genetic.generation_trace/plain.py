"""algorithm: loops."""


def generation_trace(population, choices):
    trace = []
    for c in choices:
        fit = [int(s, 2) ** 2 + 1 for s in population]
        survivors = []
        for r in c["draws"]:
            run = 0
            for s, f in zip(population, fit):
                run += f
                if run > r * sum(fit):
                    survivors.append(s)
                    break
        trace.append(survivors)
        children = []
        for i, t in enumerate(c["tails"]):
            a, b = survivors[2 * i], survivors[2 * i + 1]
            children += [a[:-t] + b[-t:], b[:-t] + a[-t:]]
        trace.append(children)
        population = list(children)
        for i, j in c["flips"]:
            s = population[i]
            population[i] = s[:j] + ("0" if s[j] == "1" else "1") + s[j + 1 :]
        trace.append(population)
    return trace
