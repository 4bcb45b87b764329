# mistake: best value of the old state
def q_learning_trace(q, transitions, gamma, alpha):
    out = []
    for s, a, r, s2 in transitions:
        q[s][a] = q[s][a] + alpha * (r + gamma * max(q[s][b] for b in q[s]) - q[s][a])
        out.append(q[s][a])
    return out
