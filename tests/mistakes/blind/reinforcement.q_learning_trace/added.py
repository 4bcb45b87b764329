# mistake: old value not taken away
def q_learning_trace(q, transitions, gamma, alpha):
    table = {s: dict(actions) for s, actions in q.items()}
    out = []
    for s, a, r, t in transitions:
        future = max(table[t].values()) if t in table else 0
        target = r + gamma * future
        table[s][a] = table[s][a] + alpha * target
        out.append(table[s][a])
    return out
