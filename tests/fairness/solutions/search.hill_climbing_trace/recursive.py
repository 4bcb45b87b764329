"""algorithm: recursion, as depth-first search goes to the best child."""


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
