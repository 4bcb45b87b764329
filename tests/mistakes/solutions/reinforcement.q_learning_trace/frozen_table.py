# mistake: learned values forgotten
import copy


def q_learning_trace(q, transitions, gamma, alpha):
    new = copy.deepcopy(q)
    values = []
    for s, a, r, t in transitions:
        best = max(q[t].values()) if t in q else 0.0
        new[s][a] = (1 - alpha) * q[s][a] + alpha * (r + gamma * best)
        values.append(new[s][a])
    return values
