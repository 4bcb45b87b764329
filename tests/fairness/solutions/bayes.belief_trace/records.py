"""type: the same dicts, of NumPy numbers, under a name."""

import numpy as np


def belief_trace(prior, likelihoods):
    names = list(prior)
    p = np.array([prior[h] for h in names])
    steps = []
    for piece in likelihoods:
        p = p * [piece[h] for h in names]
        p = p / p.sum()
        steps.append({"belief": dict(zip(names, p))})
    return steps
