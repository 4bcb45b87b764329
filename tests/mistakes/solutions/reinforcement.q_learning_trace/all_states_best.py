# mistake: none that is known
def q_learning_trace(q, transitions, gamma, alpha):
    out = []
    for s, a, r, t in transitions:
        best = max(v for acts in q.values() for v in acts.values()) if t in q else 0
        q[s][a] += alpha * (r + gamma * best - q[s][a])
        out.append(q[s][a])
    return out
