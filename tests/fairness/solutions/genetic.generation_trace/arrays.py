"""type: arrays of texts."""

import numpy as np


def generation_trace(population, choices):
    pop = np.array(population)
    trace = []
    for c in choices:
        fit = np.array([int(s, 2) for s in pop]) ** 2 + 1
        share = np.cumsum(fit)
        pop = np.array([pop[np.argmax(share > r * fit.sum())] for r in c["draws"]])
        trace.append(pop)
        bits = np.array([list(s) for s in pop])
        for k, t in enumerate(c["tails"]):
            tail = bits[2 * k, -t:].copy()
            bits[2 * k, -t:] = bits[2 * k + 1, -t:]
            bits[2 * k + 1, -t:] = tail
        trace.append(np.array(["".join(row) for row in bits]))
        for i, j in c["flips"]:
            bits[i, j] = "1" if bits[i, j] == "0" else "0"
        pop = np.array(["".join(row) for row in bits])
        trace.append(pop)
    return trace
