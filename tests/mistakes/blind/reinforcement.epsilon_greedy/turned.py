# mistake: epsilon turned around
def epsilon_greedy(q, epsilon):
    top = max(q.values())
    best = [a for a in q if q[a] == top]
    p = {}
    for a in q:
        p[a] = (1 - epsilon) / len(q)
        if a in best:
            p[a] += epsilon / len(best)
    return p
