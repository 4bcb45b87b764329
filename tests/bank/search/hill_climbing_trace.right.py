# %% list: algorithm: the list of waiting states
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
# %% records: type: a dict for each visit, from a generator; a waiting state listed once
def hill_climbing_trace(children, values, start, goal):
    waiting, seen = [start], set()
    while waiting:
        state, *waiting = waiting
        seen.add(state)
        yield {"state": state, "value": values[state]}
        if state == goal:
            return
        new = [c for c in children[state] if c not in seen]
        new.sort(key=lambda c: values[c])
        waiting = new + [w for w in waiting if w not in new]
# %% recursive: algorithm: recursion, as depth-first search goes to the best child
def hill_climbing_trace(children, values, start, goal):
    seen = []
    def visit(state):
        seen.append(state)
        if state == goal:
            return True
        for child in sorted(children[state], key=values.get):
            if child not in seen and visit(child):
                return True
        return False
    visit(start)
    return seen
# %% stack: algorithm: a stack, the best on top; of equally good children the one listed last
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
