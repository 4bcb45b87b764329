# mistake: mean of the next values
def q_learning_trace(q, transitions, gamma, alpha):
    table = {s: dict(actions) for s, actions in q.items()}
    out = []
    for s, a, r, t in transitions:
        future = sum(table[t].values()) / len(table[t]) if t in table else 0
        target = r + gamma * future
        table[s][a] = table[s][a] + alpha * (target - table[s][a])
        out.append(table[s][a])
    return out
