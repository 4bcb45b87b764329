# mistake: implication in both directions
def value(f, a):
    if type(f) is str:
        return bool(a[f])
    if f[0] == "not":
        return not value(f[1], a)
    if f[0] == "and":
        return all(value(x, a) for x in f[1:])
    if f[0] == "or":
        return any(value(x, a) for x in f[1:])
    return value(f[1], a) is value(f[2], a)


def truth_values(formula, assignments):
    return [value(formula, a) for a in assignments]
