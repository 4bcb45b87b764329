# mistake: premise and conclusion exchanged
def value(f, a):
    if isinstance(f, str):
        return a[f]
    op, v = f[0], [value(x, a) for x in f[1:]]
    if op in ("and", "or"):
        return (all if op == "and" else any)(v)
    if op == "not":
        return not v[0]
    if op == "<->":
        return v[0] == v[1]
    premise, conclusion = (v[1], v[0]) if op == "->" else v
    return conclusion if premise else True


def truth_values(formula, assignments):
    return [value(formula, a) for a in assignments]
