# %% as_python: algorithm: the formula as an expression of Python
def text(f):
    if isinstance(f, str):
        return f
    parts = [text(x) for x in f[1:]]
    if f[0] == "not":
        return f"(not {parts[0]})"
    sign = {"and": "and", "or": "or", "->": "<=", "<-": ">=", "<->": "=="}[f[0]]
    return "(" + f" {sign} ".join(parts) + ")"

def truth_values(formula, assignments):
    return [bool(eval(text(formula), {}, dict(a))) for a in assignments]
# %% numbers: algorithm: least and largest of 0 and 1, a tuple of truth values
def number(f, a):
    if type(f) is str:
        return int(a[f])
    v = [number(x, a) for x in f[1:]]
    rules = {"and": min, "or": max, "not": lambda v: 1 - v[0], "->": lambda v: v[0] <= v[1]}
    rules |= {"<-": lambda v: v[0] >= v[1], "<->": lambda v: v[0] == v[1]}
    return int(rules[f[0]](v))

def truth_values(formula, assignments):
    return tuple(number(formula, a) == 1 for a in assignments)
# %% recursive: algorithm: one function that calls itself, a branch for each connective
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
