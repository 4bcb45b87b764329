# mistake: none that is known
def q_learning_trace(q, transitions, gamma, alpha):
    table = {s: dict(actions) for s, actions in q.items()}
    steps = [0.0] * len(transitions)
    for place in reversed(range(len(transitions))):
        s, a, r, t = transitions[place]
        future = max(table[t].values()) if t in table else 0
        table[s][a] = (1 - alpha) * table[s][a] + alpha * (r + gamma * future)
        steps[place] = table[s][a]
    return steps
