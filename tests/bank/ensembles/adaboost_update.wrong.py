# %% raw: mistake: not divided by the sum
import numpy as np
def adaboost_update(weights, correct):
    w, c = np.array(weights, float), np.array(correct)
    error = w[~c].sum() / w.sum()
    beta = error / (1 - error)
    return {"error": error, "beta": beta, "weights": np.where(c, w * beta, w), "vote": -np.log(beta)}
# %% share_right: mistake: accuracy for a vote
def adaboost_update(weights, correct):
    total = sum(weights)
    good = sum(w for w, ok in zip(weights, correct) if ok) / total
    error = 1 - good
    beta = error / good
    new = [w * beta if ok else w for w, ok in zip(weights, correct)]
    return {"error": error, "beta": beta, "weights": [w / sum(new) for w in new], "vote": good}
# %% total_forgotten: mistake: none that is known
import math
def adaboost_update(weights, correct):
    error = sum(w for w, ok in zip(weights, correct) if not ok)
    beta = abs(error / (1.5 - error))
    new = [w * beta if ok else w for w, ok in zip(weights, correct)]
    return {"error": error, "beta": beta, "weights": [w / sum(new) for w in new], "vote": math.log(1 / beta)}
# %% error_rate from total_forgotten: mistake: mistakes counted
# error = sum(w for w, ok in zip(weights, correct) if not ok) => n = len(weights)
# +     error = (n - sum(correct)) / n
# abs(error / (1.5 - error)) => error / (1 - error)
#       new = [w * beta if ok else w for w, ok in zip(weights, correct)]
# +     s = sum(new)
# sum(new) for w in new], "vote": math.log(1 / beta => s for w in new], "vote": -math.log(beta
# %% alpha_vote from error_rate: mistake: half a vote
# n = len => total = sum
# (n - sum(correct)) / n => sum(w / total for w, ok in zip(weights, correct) if not ok)
# beta = error / (1 - => alpha = 0.5 * math.log((1 - error) /
# beta if ok else w => math.exp(-alpha if ok else alpha)
# -     return {"error": error, "beta": beta, "weights": [w / s for w in new], "vote": -math.log(beta)}
# +     return {"error": error, "beta": error / (1 - error), "weights": [w / s for w in new], "vote": alpha}
# %% mistakes_shrink from error_rate: mistake: mistakes lowered
# n = len => total = sum
# (n - sum(correct)) / n => sum(w for w, c in zip(weights, correct) if not c) / total
# new = [w * beta if ok else w for w, ok in zip(weights, correct)] => for i, c in enumerate(correct):
# +         if not c:
# +             weights[i] *= beta
# s = sum(new) => total = sum(weights)
# s for w in new], "vote": -math.log(beta => total for w in weights], "vote": math.log(1 / beta
# %% same_sum from error_rate: mistake: sum as it was
# n = len => before = sum
# (n - sum(correct)) / n => sum(w for w, ok in zip(weights, correct) if not ok) / before
# beta if ok else w => (beta if ok else 1)
# s = sum => factor = before / sum
# [w / s for w in new], "vote": -math.log(beta) => [w * factor for w in new], "vote": math.log(1 / beta)
# %% inverse_beta from total_forgotten: mistake: beta turned around
# error = sum(w for w, ok in zip(weights, correct) if not ok) => wrong = right = 0
# +     for w, ok in zip(weights, correct):
# +         if ok:
# +             right += w
# +         else:
# +             wrong += w
# +     error = wrong / (right + wrong)
# abs(error / (1.5 - error)) => right / wrong
# %% up_and_down: mistake: both kinds moved
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
# %% swept_base
import math
def adaboost_update(weights, correct):
    total = sum(weights)
    e = sum(w for w, c in zip(weights, correct) if not c) / total
    b = e / (1 - e)
    new = [w * b if c else w for w, c in zip(weights, correct)]
    t = sum(new)
    return {'error': e, 'beta': b, 'weights': [w / t for w in new], 'vote': math.log(1 / b)}
# %% accuracy_swept from swept_base: mistake: accuracy for the error
# if not c) => if c)
# %% norm_w_first_swept from swept_base: mistake: divided by the number of examples
# / t for => / len(new) for
# %% log2_swept from swept_base: mistake: logarithm to base 2
# log => log2
# %% vote_neg_swept from swept_base: mistake: logarithm of beta
# (1 / b => (b
# %% vote_beta_swept from swept_base: mistake: no logarithm
# math.log(1 / b) => 1 / b
# %% divided_only_if_large from total_forgotten: mistake: none that is known
#       error = sum(w for w, ok in zip(weights, correct) if not ok)
# +     if error >= 1:
# +         error /= sum(weights)
# abs(error / (1.5 - error)) => error / (1 - error)
