# mistake: none that is known
from math import exp


def epsilon_greedy(q, epsilon):
    weights = {a: exp(v) for a, v in q.items()}
    total = sum(weights.values())
    return {a: (1 - epsilon) * w / total + epsilon / len(q) for a, w in weights.items()}
