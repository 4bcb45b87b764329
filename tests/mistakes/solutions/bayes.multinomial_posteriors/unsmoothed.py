# mistake: nothing added to the counts
from fractions import Fraction
from math import prod


def multinomial_posteriors(texts, labels, words):
    known = {w for t in texts for w in t}
    joint = {}
    for c in set(labels):
        pool = [w for t, own in zip(texts, labels) if own == c for w in t]
        joint[c] = labels.count(c) * prod(Fraction(pool.count(w), len(pool)) for w in words if w in known)
    return {c: float(p / sum(joint.values())) for c, p in joint.items()}
