# mistake: chances by the number itself
def spin(population, r):
    worth = [int(s, 2) for s in population]
    aim, running = r * sum(worth), 0
    for s, w in zip(population, worth):
        running += w
        if running > aim:
            return s
    return population[-1]


def generation_trace(population, choices):
    trace = []
    for c in choices:
        alive = [spin(population, r) for r in c["draws"]]
        kids = list(alive)
        for n, t in enumerate(c["tails"]):
            a, b = alive[2 * n], alive[2 * n + 1]
            cut = len(a) - t
            kids[2 * n], kids[2 * n + 1] = a[:cut] + b[cut:], b[:cut] + a[cut:]
        population = list(kids)
        for i, j in c["flips"]:
            s = population[i]
            population[i] = s[:j] + ("0" if s[j] == "1" else "1") + s[j + 1 :]
        trace += [alive, kids, population]
    return trace
