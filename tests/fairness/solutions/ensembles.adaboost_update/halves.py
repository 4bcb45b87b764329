"""algorithm: right and wrong examples share one half each, in proportion to their weights."""

from math import log


def adaboost_update(weights, correct):
    good = sum(w for w, c in zip(weights, correct) if c)
    bad = sum(w for w, c in zip(weights, correct) if not c)
    new = tuple(w / (2 * good) if c else w / (2 * bad) for w, c in zip(weights, correct))
    return dict(error=bad / (good + bad), beta=bad / good, weights=new, vote=log(good) - log(bad))
