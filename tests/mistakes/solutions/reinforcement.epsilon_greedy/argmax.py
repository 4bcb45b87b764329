# mistake: first of the best
def epsilon_greedy(q, epsilon):
    p = {a: epsilon / len(q) for a in q}
    p[max(q, key=q.get)] += 1 - epsilon
    return p
