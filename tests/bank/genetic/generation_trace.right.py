# %% numbers: algorithm: whole numbers and bit masks, NumPy's searchsorted; with the start, as tuples
import numpy as np
def generation_trace(population, choices):
    n = len(population[0])
    text = lambda xs: tuple(format(x, f"0{n}b") for x in xs)
    xs = [int(s, 2) for s in population]
    out = [text(xs)]
    for c in choices:
        wheel = np.cumsum([x * x + 1 for x in xs])
        xs = [xs[i] for i in np.searchsorted(wheel, np.array(c["draws"]) * wheel[-1], side="right")]
        out.append(text(xs))
        for i, t in enumerate(c["tails"]):
            low = (1 << t) - 1
            a, b = xs[2 * i], xs[2 * i + 1]
            xs[2 * i], xs[2 * i + 1] = a & ~low | b & low, b & ~low | a & low
        out.append(text(xs))
        for i, j in c["flips"]:
            xs[i] ^= 1 << (n - 1 - j)
        out.append(text(xs))
    return out
# %% plain: algorithm: loops
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
