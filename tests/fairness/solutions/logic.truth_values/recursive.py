"""algorithm: one function that calls itself, a branch for each connective."""


def value(f, a):
    if isinstance(f, str):
        return a[f]
    op, *rest = f
    v = [value(x, a) for x in rest]
    if op == "not":
        return not v[0]
    if op == "and":
        return all(v)
    if op == "or":
        return any(v)
    if op == "->":
        return (not v[0]) or v[1]
    if op == "<-":
        return v[0] or not v[1]
    return v[0] is v[1]


def truth_values(formula, assignments):
    return [value(formula, a) for a in assignments]
