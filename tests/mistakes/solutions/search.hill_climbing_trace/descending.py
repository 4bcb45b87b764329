# mistake: largest value first
def hill_climbing_trace(children, values, start, goal):
    waiting, visited = [start], []
    while waiting:
        state = waiting.pop(0)
        if state in visited:
            continue
        visited.append(state)
        if state == goal:
            break
        fresh = [c for c in children[state] if c not in visited]
        waiting = sorted(fresh, key=values.get, reverse=True) + waiting
    return visited
