# mistake: none that is known
def holds(f, a):
    if isinstance(f, str):
        return a[f]
    op, *parts = f
    vals = [holds(p, a) for p in parts]
    if op == "not":
        return not vals[0]
    if op == "and":
        return any(vals[1:])
    if op == "or":
        return any(vals)
    if op == "->":
        return not vals[0] or vals[1]
    if op == "<-":
        return vals[0] or not vals[1]
    return vals[0] == vals[1]


def truth_values(formula, assignments):
    return [holds(formula, a) for a in assignments]
