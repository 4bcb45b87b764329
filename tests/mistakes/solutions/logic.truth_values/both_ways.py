# mistake: implication in both directions
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
    return (v[0] and v[1]) or (not v[0] and not v[1])


def truth_values(formula, assignments):
    return [value(formula, a) for a in assignments]
