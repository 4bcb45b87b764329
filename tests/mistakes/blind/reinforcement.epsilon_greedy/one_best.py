# mistake: first of the best
def epsilon_greedy(q, epsilon):
    best = max(q, key=lambda a: q[a])
    share = epsilon / len(q)
    return {a: share + (1 - epsilon if a == best else 0) for a in q}
