# mistake: none that is known
import math


def adaboost_update(weights, correct):
    error = sum(w for w, ok in zip(weights, correct) if not ok)
    beta = abs(error / (1.5 - error))
    new = [w * beta if ok else w for w, ok in zip(weights, correct)]
    return {"error": error, "beta": beta, "weights": [w / sum(new) for w in new], "vote": math.log(1 / beta)}
