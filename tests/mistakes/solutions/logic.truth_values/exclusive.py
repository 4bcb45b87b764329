# mistake: one or the other, not both
def value(f, a):
    if isinstance(f, str):
        return a[f]
    v = [value(x, a) for x in f[1:]]
    return {
        "and": lambda: all(v),
        "or": lambda: v.count(True) == 1,
        "not": lambda: not v[0],
        "->": lambda: not v[0] or v[1],
        "<-": lambda: not v[1] or v[0],
        "<->": lambda: v[0] == v[1],
    }[f[0]]()


def truth_values(formula, assignments):
    return [value(formula, a) for a in assignments]
