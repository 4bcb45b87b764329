"""algorithm: least and largest of 0 and 1, a tuple of truth values."""


def number(f, a):
    if type(f) is str:
        return int(a[f])
    v = [number(x, a) for x in f[1:]]
    rules = {"and": min, "or": max, "not": lambda v: 1 - v[0], "->": lambda v: v[0] <= v[1]}
    rules |= {"<-": lambda v: v[0] >= v[1], "<->": lambda v: v[0] == v[1]}
    return int(rules[f[0]](v))


def truth_values(formula, assignments):
    return tuple(number(formula, a) == 1 for a in assignments)
