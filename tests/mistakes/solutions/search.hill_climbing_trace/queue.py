# mistake: children at the end of the list
def hill_climbing_trace(children, values, start, goal):
    waiting, seen = [start], []
    while waiting:
        n = waiting.pop(0)
        if n in seen:
            continue
        seen.append(n)
        if n == goal:
            break
        waiting += sorted((c for c in children[n] if c not in seen), key=values.get)
    return seen
