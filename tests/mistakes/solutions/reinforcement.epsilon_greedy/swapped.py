# mistake: epsilon turned around
def epsilon_greedy(q, epsilon):
    keen = 1 - epsilon
    top = max(q.values())
    n = sum(1 for v in q.values() if v == top)
    return {a: keen / len(q) + (epsilon / n if v == top else 0) for a, v in q.items()}
