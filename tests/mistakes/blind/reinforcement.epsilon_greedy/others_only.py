# mistake: exploring among the others only
def epsilon_greedy(q, epsilon):
    top = max(q.values())
    greedy = [a for a, value in q.items() if value == top]
    rest = [a for a in q if a not in greedy]
    if not rest:
        return {a: 1 / len(q) for a in q}
    chances = {}
    for a in q:
        if a in greedy:
            chances[a] = (1 - epsilon) / len(greedy)
        else:
            chances[a] = epsilon / len(rest)
    return chances
