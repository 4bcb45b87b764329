"""algorithm: the list of waiting states."""


def hill_climbing_trace(children, values, start, goal):
    waiting, seen = [start], []
    while waiting:
        state = waiting.pop(0)
        if state in seen:
            continue
        seen.append(state)
        if state == goal:
            break
        waiting = sorted([c for c in children[state] if c not in seen], key=lambda c: values[c]) + waiting
    return seen
