"""algorithm: the count of each beginning anew, the empty one included."""

from fractions import Fraction


def estimate_trace(outcomes, event, m, prior):
    m, prior = Fraction(m), Fraction(prior)
    return [(outcomes[:n].count(event) + m * prior) / (n + m) for n in range(len(outcomes) + 1)]
