# mistake: end at a local optimum
def hill_climbing_trace(children, values, start, goal):
    here = start
    path = [here]
    while here != goal:
        better = [c for c in children.get(here, []) if values[c] < values[here]]
        if not better:
            return path
        here = min(better, key=values.get)
        path.append(here)
    return path
