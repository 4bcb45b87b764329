"""type: a NumPy array of float64, from a matrix with minus infinity where there is no action."""

import numpy as np


def q_learning_trace(q, transitions, gamma, alpha):
    states = list(q)
    actions = sorted({a for s in q for a in q[s]})
    Q = np.full((len(states), len(actions)), -np.inf)
    for i, s in enumerate(states):
        for a, v in q[s].items():
            Q[i, actions.index(a)] = v
    values = np.zeros(len(transitions))
    for k, (s, a, r, t) in enumerate(transitions):
        i, j = states.index(s), actions.index(a)
        best = Q[states.index(t)].max() if t in states else 0.0
        Q[i, j] = (1 - alpha) * Q[i, j] + alpha * (r + gamma * best)
        values[k] = Q[i, j]
    return values
