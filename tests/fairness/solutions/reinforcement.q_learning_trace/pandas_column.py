"""algorithm: recursion, a new table for each transition; a pandas Series of the new values."""

import pandas as pd


def q_learning_trace(q, transitions, gamma, alpha):
    def learn(table, rest):
        if not rest:
            return []
        (s, a, r, t), *later = rest
        new = table[s][a] * (1 - alpha) + alpha * (r + gamma * max([*table.get(t, {}).values()] or [0]))
        return [new, *learn({**table, s: {**table[s], a: new}}, later)]

    return pd.Series(learn(q, transitions), dtype=float)
