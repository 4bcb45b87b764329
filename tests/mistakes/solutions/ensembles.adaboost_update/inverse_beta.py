# mistake: beta turned around
import math


def adaboost_update(weights, correct):
    wrong = right = 0
    for w, ok in zip(weights, correct):
        if ok:
            right += w
        else:
            wrong += w
    error = wrong / (right + wrong)
    beta = right / wrong
    new = [w * beta if ok else w for w, ok in zip(weights, correct)]
    return {"error": error, "beta": beta, "weights": [w / sum(new) for w in new], "vote": math.log(1 / beta)}
