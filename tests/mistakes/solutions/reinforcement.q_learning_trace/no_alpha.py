# mistake: old value replaced
def q_learning_trace(q, transitions, gamma, alpha):
    out = []
    for state, action, reward, after in transitions:
        future = 0
        if after in q:
            future = sorted(q[after].values())[-1]
        q[state][action] = reward + gamma * future
        out.append(q[state][action])
    return out
