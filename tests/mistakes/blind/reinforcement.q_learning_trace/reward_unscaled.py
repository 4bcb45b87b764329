# mistake: none that is known
def q_learning_trace(q, transitions, gamma, alpha):
    table = {s: dict(actions) for s, actions in q.items()}
    out = []
    for s, a, r, t in transitions:
        future = max(table[t].values()) if t in table else 0
        table[s][a] = (1 - alpha) * table[s][a] + r + alpha * gamma * future
        out.append(table[s][a])
    return out
