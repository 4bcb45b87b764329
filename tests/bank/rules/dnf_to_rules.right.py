# %% recursive: algorithm: a body for each part, built by a helper that fails on what is no literal
def dnf_to_rules(formula, label, default):
    def literal(f):
        if isinstance(f, str):
            return [f, "t"]
        if f[0] == "not" and isinstance(f[1], str):
            return [f[1], "f"]
        raise ValueError
    def body(f):
        if not isinstance(f, str) and f[0] == "and":
            return [literal(g) for g in f[1:]]
        return [literal(f)]
    parts = formula[1:] if not isinstance(formula, str) and formula[0] == "or" else [formula]
    try:
        return [[body(f), label] for f in parts] + [[[], default]]
    except ValueError:
        return None
# %% by_rows: algorithm: form checked first, then one rule for each row that makes the formula true
from itertools import product
def dnf_to_rules(formula, label, default):
    def is_literal(f):
        return isinstance(f, str) or f[0] == "not" and isinstance(f[1], str)
    def is_conjunction(f):
        return is_literal(f) or f[0] == "and" and all(map(is_literal, f[1:]))
    if not (is_conjunction(formula) or formula[0] == "or" and all(map(is_conjunction, formula[1:]))):
        return None
    def names(f):
        return {f} if isinstance(f, str) else set().union(*(names(g) for g in f[1:]))
    def true(f, row):
        if isinstance(f, str):
            return row[f] == "t"
        values = [true(g, row) for g in f[1:]]
        return not values[0] if f[0] == "not" else any(values) if f[0] == "or" else all(values)
    every = sorted(names(formula))
    rules = []
    for values in product("tf", repeat=len(every)):
        row = dict(zip(every, values))
        if true(formula, row):
            rules.append({"body": row, "label": label})
    return rules + [{"body": {}, "label": default}]
