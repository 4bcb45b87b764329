"""algorithm: odds against the first hypothesis, as fractions."""

from fractions import Fraction


def belief_trace(prior, likelihoods):
    first, *_ = prior
    odds = {h: Fraction(p) / Fraction(prior[first]) for h, p in prior.items()}
    out = []
    for piece in likelihoods:
        for h in odds:
            odds[h] *= Fraction(piece[h]) / Fraction(piece[first])
        out.append({h: o / sum(odds.values()) for h, o in odds.items()})
    return tuple(out)
