"""type: a dict for each visit, from a generator; a waiting state listed once."""


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
