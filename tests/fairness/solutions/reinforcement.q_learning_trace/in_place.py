"""algorithm: the given table is overwritten, step by step."""


def q_learning_trace(q, transitions, gamma, alpha):
    out = []
    for s, a, r, s2 in transitions:
        best = max(q[s2].values()) if s2 in q else 0
        q[s][a] += alpha * (r + gamma * best - q[s][a])
        out.append(q[s][a])
    return out
