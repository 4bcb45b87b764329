# mistake: no way back
def hill_climbing_trace(children, values, start, goal):
    path = [start]
    while path[-1] != goal:
        fresh = [c for c in children[path[-1]] if c not in path]
        if not fresh:
            break
        path.append(min(fresh, key=lambda c: values[c]))
    return path
