"""algorithm: a stack, the best on top; of equally good children the one listed last."""


def hill_climbing_trace(children, values, start, goal):
    stack, order = [start], {}
    while stack:
        state = stack.pop()
        if state in order:
            continue
        order[state] = len(order)
        if state == goal:
            return list(order)
        stack.extend(sorted(set(children[state]) - set(order), key=lambda c: (-values[c], c)))
    return tuple(order)
