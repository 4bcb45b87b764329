# %% flat_default: algorithm: a flat table keyed by pairs; the values come as a tuple
from collections import defaultdict
def q_learning_trace(q, transitions, gamma, alpha):
    table = defaultdict(float)
    for state, actions in q.items():
        for action, value in actions.items():
            table[state, action] = value
    seen = ()
    for state, action, reward, after in transitions:
        ahead = [value for (s, _), value in table.items() if s == after]
        target = reward + gamma * max(ahead, default=0)
        table[(state, action)] = (1 - alpha) * table[(state, action)] + alpha * target
        seen += (table[(state, action)],)
    return seen
# %% in_place: algorithm: the given table is overwritten, step by step
def q_learning_trace(q, transitions, gamma, alpha):
    out = []
    for s, a, r, s2 in transitions:
        best = max(q[s2].values()) if s2 in q else 0
        q[s][a] += alpha * (r + gamma * best - q[s][a])
        out.append(q[s][a])
    return out
# %% pandas_column: algorithm: recursion, a new table for each transition; a pandas Series of the new values
import pandas as pd
def q_learning_trace(q, transitions, gamma, alpha):
    def learn(table, rest):
        if not rest:
            return []
        (s, a, r, t), *later = rest
        new = table[s][a] * (1 - alpha) + alpha * (r + gamma * max([*table.get(t, {}).values()] or [0]))
        return [new, *learn({**table, s: {**table[s], a: new}}, later)]
    return pd.Series(learn(q, transitions), dtype=float)
