# mistake: false premise taken for false
def holds(f, a):
    if isinstance(f, str):
        return a[f]
    op, *parts = f
    vals = [holds(p, a) for p in parts]
    if op == "not":
        return not vals[0]
    if op == "and":
        return all(vals)
    if op == "or":
        return any(vals)
    if op == "->":
        return vals[0] and vals[1]
    if op == "<-":
        return vals[1] and vals[0]
    return vals[0] == vals[1]


def truth_values(formula, assignments):
    return [holds(formula, a) for a in assignments]
