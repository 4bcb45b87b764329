# mistake: goal taken on sight
def hill_climbing_trace(children, values, start, goal):
    seen, waiting = [], [start]
    while waiting:
        n = waiting.pop(0)
        if n in seen:
            continue
        seen.append(n)
        if n == goal:
            return seen
        if goal in children[n]:
            return seen + [goal]
        waiting = sorted([c for c in children[n] if c not in seen], key=lambda c: values[c]) + waiting
    return seen
