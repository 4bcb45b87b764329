"""algorithm: loops, beta on right examples, then a division by the sum."""

import math


def adaboost_update(weights, correct):
    wrong = 0
    for w, right in zip(weights, correct):
        if not right:
            wrong += w
    error = wrong / sum(weights)
    beta = error / (1 - error)
    new = []
    for w, right in zip(weights, correct):
        new.append(w * beta if right else w)
    total = sum(new)
    return {"error": error, "beta": beta, "weights": [w / total for w in new], "vote": math.log(1 / beta)}
