"""algorithm: the stumps that are provided, a loop over rounds."""

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
