# mistake: mistakes counted
import math


def adaboost_update(weights, correct):
    n = len(weights)
    error = (n - sum(correct)) / n
    beta = error / (1 - error)
    new = [w * beta if ok else w for w, ok in zip(weights, correct)]
    s = sum(new)
    return {"error": error, "beta": beta, "weights": [w / s for w in new], "vote": -math.log(beta)}
