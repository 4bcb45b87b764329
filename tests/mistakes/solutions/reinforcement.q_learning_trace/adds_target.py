# mistake: old value not taken away
def q_learning_trace(q, transitions, gamma, alpha):
    seen = []
    for s, a, r, t in transitions:
        nxt = max(q[t].values()) if t in q else 0
        q[s][a] += alpha * r + alpha * gamma * nxt
        seen.append(q[s][a])
    return seen
