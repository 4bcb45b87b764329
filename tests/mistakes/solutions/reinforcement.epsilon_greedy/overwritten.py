# mistake: best action's share of exploring lost
def epsilon_greedy(q, epsilon):
    p = dict.fromkeys(q, epsilon / len(q))
    top = max(q.values())
    winners = [a for a, v in q.items() if v == top]
    for a in winners:
        p[a] = (1 - epsilon) / len(winners)
    return p
