# mistake: learned values forgotten
def q_learning_trace(q, transitions, gamma, alpha):
    def best(state):
        return max(q[state].values()) if state in q else 0

    return [(1 - alpha) * q[s][a] + alpha * (r + gamma * best(t)) for s, a, r, t in transitions]
