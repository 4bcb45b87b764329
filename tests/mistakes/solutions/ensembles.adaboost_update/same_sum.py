# mistake: sum as it was
import math


def adaboost_update(weights, correct):
    before = sum(weights)
    error = sum(w for w, ok in zip(weights, correct) if not ok) / before
    beta = error / (1 - error)
    new = [w * (beta if ok else 1) for w, ok in zip(weights, correct)]
    factor = before / sum(new)
    return {"error": error, "beta": beta, "weights": [w * factor for w in new], "vote": math.log(1 / beta)}
