# mistake: discount left out
def q_learning_trace(q, transitions, gamma, alpha):
    out = []
    for s, a, r, t in transitions:
        error = r + max(q[t].values()) - q[s][a] if t in q else r - q[s][a]
        q[s][a] = q[s][a] + alpha * error
        out.append(q[s][a])
    return out
