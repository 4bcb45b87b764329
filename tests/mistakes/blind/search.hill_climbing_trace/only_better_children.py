# mistake: none that is known
def hill_climbing_trace(children, values, start, goal):
    waiting = [start]
    visited = []
    while waiting:
        state = waiting.pop(0)
        if state in visited:
            continue
        visited.append(state)
        if state == goal:
            break
        new = [c for c in children.get(state, []) if c not in visited and values[c] < values[state]]
        new.sort(key=lambda c: values[c])
        waiting = new + waiting
    return visited
