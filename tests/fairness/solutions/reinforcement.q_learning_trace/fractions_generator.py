"""type: exact fractions, given by a generator."""

from fractions import Fraction


def q_learning_trace(q, transitions, gamma, alpha):
    F = lambda x: Fraction(str(x))
    table = {s: {a: F(v) for a, v in acts.items()} for s, acts in q.items()}
    for s, a, r, t in transitions:
        old = table[s][a]
        table[s][a] = old + F(alpha) * (F(r) + F(gamma) * (max(table[t].values()) if t in table else 0) - old)
        yield table[s][a]
