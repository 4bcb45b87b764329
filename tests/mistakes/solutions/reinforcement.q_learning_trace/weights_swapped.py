# mistake: rate for the wrong share
def q_learning_trace(q, transitions, gamma, alpha):
    table = {(s, a): v for s in q for a, v in q[s].items()}
    out = []
    for s, a, r, t in transitions:
        ahead = max([v for (x, _), v in table.items() if x == t], default=0)
        table[s, a] = alpha * table[s, a] + (1 - alpha) * (r + gamma * ahead)
        out.append(table[s, a])
    return out
