# mistake: no exploring
def epsilon_greedy(q, epsilon):
    top = max(q.values())
    ties = sum(1 for x in q.values() if x == top)
    return {a: 1 / ties if x == top else 0 for a, x in q.items()}
