# mistake: no way back
def hill_climbing_trace(children, values, start, goal):
    path = [start]
    while path[-1] != goal:
        options = [c for c in children.get(path[-1], []) if c not in path]
        if not options:
            break
        path.append(min(options, key=lambda c: values[c]))
    return path
