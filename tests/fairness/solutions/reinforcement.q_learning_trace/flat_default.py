"""algorithm: a flat table keyed by pairs; the values come as a tuple."""

from collections import defaultdict


def q_learning_trace(q, transitions, gamma, alpha):
    table = defaultdict(float)
    for state, actions in q.items():
        for action, value in actions.items():
            table[state, action] = value
    seen = ()
    for state, action, reward, after in transitions:
        ahead = [value for (s, _), value in table.items() if s == after]
        target = reward + gamma * max(ahead, default=0)
        table[(state, action)] = (1 - alpha) * table[(state, action)] + alpha * target
        seen += (table[(state, action)],)
    return seen
