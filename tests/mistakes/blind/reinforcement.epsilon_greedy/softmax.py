# mistake: none that is known
import math


def epsilon_greedy(q, epsilon):
    parts = {a: math.exp(x) for a, x in q.items()}
    total = sum(parts.values())
    return {a: epsilon / len(q) + (1 - epsilon) * part / total for a, part in parts.items()}
