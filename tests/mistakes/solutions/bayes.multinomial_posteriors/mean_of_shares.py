# mistake: shares averaged over texts
from fractions import Fraction
from math import prod


def multinomial_posteriors(texts, labels, words):
    known = {w for t in texts for w in t}
    joint = {}
    for c in set(labels):
        mine = [t for t, own in zip(texts, labels) if own == c]

        def share(w):
            return sum(Fraction(t.count(w) + 1, len(t) + len(known)) for t in mine) / len(mine)

        joint[c] = Fraction(len(mine), len(texts)) * prod(share(w) for w in words if w in known)
    return {c: float(p / sum(joint.values())) for c, p in joint.items()}
