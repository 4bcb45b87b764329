# %% breadth_first: algorithm: breadth first over frozen sets of facts
from collections import deque
def shortest_plan(start, operators, goal):
    first = frozenset(start)
    seen, todo = {first}, deque([(first, [])])
    while todo:
        state, plan = todo.popleft()
        if set(goal) <= state:
            return plan
        for op in operators:
            if set(op["needs"]) <= state:
                after = (state - set(op["removes"])) | set(op["adds"])
                if after not in seen:
                    seen.add(after)
                    todo.append((after, plan + [op["name"]]))
    return None
# %% deepening: algorithm: all states level by level, a plan for each; operators in the reverse order, so other plans
def shortest_plan(start, operators, goal):
    plans = {tuple(sorted(set(start))): ()}
    level = dict(plans)
    while level:
        for state, plan in level.items():
            if all(f in state for f in goal):
                return plan
        following = {}
        for state, plan in level.items():
            for op in reversed(operators):
                if all(f in state for f in op["needs"]):
                    after = tuple(sorted({f for f in state if f not in op["removes"]} | set(op["adds"])))
                    if after not in plans:
                        plans[after] = following[after] = plan + (op["name"],)
        level = following
