# mistake: exploring among the others only
def epsilon_greedy(q, epsilon):
    top = max(q.values())
    best = [a for a in q if q[a] == top]
    rest = [a for a in q if q[a] != top]
    if not rest:
        return {a: 1 / len(q) for a in q}
    return {a: (1 - epsilon) / len(best) if a in best else epsilon / len(rest) for a in q}
