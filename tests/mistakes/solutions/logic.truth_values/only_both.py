# mistake: false premise taken for false
def value(f, a):
    if isinstance(f, str):
        return a[f]
    v = [value(x, a) for x in f[1:]]
    if f[0] == "not":
        return not v[0]
    if f[0] == "or":
        return True in v
    if f[0] == "<->":
        return v[0] == v[1]
    return False not in v


def truth_values(formula, assignments):
    return [value(formula, a) for a in assignments]
