# mistake: half a vote
import math


def adaboost_update(weights, correct):
    total = sum(weights)
    error = sum(w / total for w, ok in zip(weights, correct) if not ok)
    alpha = 0.5 * math.log((1 - error) / error)
    new = [w * math.exp(-alpha if ok else alpha) for w, ok in zip(weights, correct)]
    s = sum(new)
    return {"error": error, "beta": error / (1 - error), "weights": [w / s for w in new], "vote": alpha}
