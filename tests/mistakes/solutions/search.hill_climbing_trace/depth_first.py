# mistake: children not sorted
def hill_climbing_trace(children, values, start, goal):
    seen = []

    def visit(state):
        seen.append(state)
        if state == goal:
            return True
        for child in children[state]:
            if child not in seen and visit(child):
                return True
        return False

    visit(start)
    return seen
