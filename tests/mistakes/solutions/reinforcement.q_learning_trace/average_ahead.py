# mistake: mean of the next values
def q_learning_trace(q, transitions, gamma, alpha):
    out = []
    for s, a, r, t in transitions:
        ahead = list(q.get(t, {}).values())
        target = r + gamma * sum(ahead) / len(ahead) if ahead else r
        q[s][a] -= alpha * (q[s][a] - target)
        out.append(q[s][a])
    return out
