# mistake: equivalence in one direction
def value(f, a):
    if isinstance(f, str):
        return a[f]
    op, v = f[0], [value(x, a) for x in f[1:]]
    if op == "not":
        return not v[0]
    if op == "and":
        return all(v)
    if op == "or":
        return any(v)
    if op == "<-":
        v = v[::-1]
    return v[1] if v[0] else True


def truth_values(formula, assignments):
    return [value(formula, a) for a in assignments]
