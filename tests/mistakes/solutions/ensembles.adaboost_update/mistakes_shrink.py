# mistake: mistakes lowered
import math


def adaboost_update(weights, correct):
    total = sum(weights)
    error = sum(w for w, c in zip(weights, correct) if not c) / total
    beta = error / (1 - error)
    for i, c in enumerate(correct):
        if not c:
            weights[i] *= beta
    total = sum(weights)
    return {"error": error, "beta": beta, "weights": [w / total for w in weights], "vote": math.log(1 / beta)}
