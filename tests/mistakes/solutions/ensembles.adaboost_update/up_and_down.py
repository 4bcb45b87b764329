# mistake: both kinds moved
from math import log


def adaboost_update(weights, correct):
    error = sum(w for w, ok in zip(weights, correct) if not ok) / sum(weights)
    beta = error / (1 - error)
    new = []
    for w, ok in zip(weights, correct):
        if ok:
            new.append(w * beta)
        else:
            new.append(w * (1 - error) / error)
    s = sum(new)
    return dict(error=error, beta=beta, weights=[w / s for w in new], vote=log(1 / beta))
