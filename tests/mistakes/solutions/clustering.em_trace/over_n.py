# mistake: divided by the number of numbers
import numpy as np


def em_trace(xs, means, sds, rounds):
    x = np.array(xs, dtype=float)[:, None]
    mu, sd, out = np.array(means, dtype=float), np.array(sds, dtype=float), []
    for _ in range(rounds):
        p = np.exp(-((x - mu) ** 2) / (2 * sd**2)) / sd
        r = p / p.sum(axis=1, keepdims=True)
        mu = (r * x).mean(axis=0)
        sd = np.sqrt((r * (x - mu) ** 2).mean(axis=0))
        out.append({"responsibilities": r.tolist(), "means": mu.tolist(), "sds": sd.tolist()})
    return out
