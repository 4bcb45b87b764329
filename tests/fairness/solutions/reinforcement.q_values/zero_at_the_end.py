"""algorithm: exact fractions, and a 0 for terminal states."""

from fractions import Fraction


def q_values(mdp, values, gamma):
    F = lambda x: Fraction(str(x))
    return {
        s: {a: sum(F(p) * (F(r) + F(gamma) * F(values[t])) for p, r, t in o) for a, o in acts.items()} if acts else 0
        for s, acts in mdp.items()
    }
