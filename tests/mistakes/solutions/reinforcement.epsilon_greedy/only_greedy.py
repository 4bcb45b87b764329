# mistake: no exploring
def epsilon_greedy(q, epsilon):
    top = max(q.values())
    best = {a for a, v in q.items() if v == top}
    return {a: 1 / len(best) if a in best else 0 for a in q}
