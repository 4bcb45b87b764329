# mistake: only the fittest survives
def generation_trace(population, choices):
    steps = []
    for c in choices:
        best = max(population, key=lambda s: int(s, 2) ** 2 + 1)
        population = [best for _ in c["draws"]]
        steps.append(population)
        kids = population[:]
        for n, t in enumerate(c["tails"]):
            a, b = kids[2 * n], kids[2 * n + 1]
            keep = len(a) - t
            kids[2 * n : 2 * n + 2] = [a[:keep] + b[keep:], b[:keep] + a[keep:]]
        steps.append(kids)
        bits = [list(s) for s in kids]
        for i, j in c["flips"]:
            bits[i][j] = "1" if bits[i][j] == "0" else "0"
        population = ["".join(s) for s in bits]
        steps.append(population)
    return steps
