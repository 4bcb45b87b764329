# %% numpy_matrix: algorithm: a matrix of what every stump says of every example, and alpha in the exponent
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
# %% own_stumps: algorithm: stumps of its own with another tie-break, the last best one; thresholds at the values; tuples
import math
from itertools import product
def adaboost_trace(examples, rounds):
    X = [x for x, _ in examples]
    y = [label for _, label in examples]
    w = [1 / len(y)] * len(y)
    steps = []
    while len(steps) < rounds:
        best = None
        for j in range(len(X[0])):
            for cut in sorted({x[j] for x in X}):
                for low, high in product((1, -1), repeat=2):
                    wrong = {i for i, x in enumerate(X) if (low if x[j] < cut else high) != y[i]}
                    e = math.fsum(w[i] for i in wrong)
                    if best is None or e <= best[0] + 1e-12:
                        best = (e, wrong)
        e, wrong = best
        if not 1e-10 < e < 0.5 - 1e-10:
            return steps
        w = [v / (2 * e) if i in wrong else v / (2 * (1 - e)) for i, v in enumerate(w)]
        steps.append((wrong, e, math.log(1 / e - 1), tuple(w)))
    return steps
# %% plain: algorithm: the stumps that are provided, a loop over rounds
import math
def adaboost_trace(examples, rounds):
    n = len(examples)
    weights = [1 / n] * n
    out = []
    for _ in range(rounds):
        stump = best_stump(examples, weights)
        wrong = [i for i, (x, y) in enumerate(examples) if stump_label(stump, x) != y]
        error = sum(weights[i] for i in wrong)
        if error < 1e-12 or error > 0.5 - 1e-12:
            break
        beta = error / (1 - error)
        weights = [w if i in wrong else w * beta for i, w in enumerate(weights)]
        total = sum(weights)
        weights = [w / total for w in weights]
        out.append({"mistakes": wrong, "error": error, "vote": math.log((1 - error) / error), "weights": weights})
    return out
