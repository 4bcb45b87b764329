# %% alpha: algorithm: with alpha, exp(-alpha) for right examples and exp(alpha) for wrong ones, as in other texts
import numpy as np
def adaboost_update(weights, correct):
    w = np.array(weights, dtype=float)
    right = np.array(correct)
    error = w[~right].sum() / w.sum()
    alpha = 0.5 * np.log((1 - error) / error)
    new = w * np.exp(np.where(right, -alpha, alpha))
    return {"error": error, "beta": error / (1 - error), "weights": new / new.sum(), "vote": 2 * alpha}
# %% halves: algorithm: right and wrong examples share one half each, in proportion to their weights
from math import log
def adaboost_update(weights, correct):
    good = sum(w for w, c in zip(weights, correct) if c)
    bad = sum(w for w, c in zip(weights, correct) if not c)
    new = tuple(w / (2 * good) if c else w / (2 * bad) for w, c in zip(weights, correct))
    return dict(error=bad / (good + bad), beta=bad / good, weights=new, vote=log(good) - log(bad))
# %% plain: algorithm: loops, beta on right examples, then a division by the sum
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
