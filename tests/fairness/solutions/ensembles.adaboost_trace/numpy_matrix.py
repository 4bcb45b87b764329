"""algorithm: a matrix of what every stump says of every example, and alpha in the exponent."""

import numpy as np


def adaboost_trace(examples, rounds):
    X = np.array([x for x, _ in examples], dtype=float)
    y = np.array([label for _, label in examples])
    said = []
    for column in X.T:
        values = np.unique(column)
        for cut in (values[:-1] + values[1:]) / 2:
            side = np.where(column < cut, 1, -1)
            said += [side, -side, np.ones(len(y), int), -np.ones(len(y), int)]
    wrong = np.array(said) != y
    w = np.full(len(y), 1 / len(y))
    trace = []
    for _ in range(rounds):
        errors = wrong @ w
        best = errors.argmin()
        e = errors[best]
        if e < 1e-9 or e >= 0.5 - 1e-9:
            break
        alpha = np.log((1 - e) / e) / 2
        w = w * np.exp(np.where(wrong[best], alpha, -alpha))
        w = w / w.sum()
        trace.append({"mistakes": np.flatnonzero(wrong[best]), "error": e, "vote": 2 * alpha, "weights": w})
    return trace
