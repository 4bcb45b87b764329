# %% by_assignments: algorithm: the set of assignments under which a formula is true, from the inside out
from itertools import product
def formula_values(formulas, interpretation):
    D, R = interpretation["domain"], interpretation["relations"]
    def free(f, bound=()):
        if f[0] in ("forall", "exists"):
            return free(f[2], (*bound, f[1]))
        if f[0] in ("not", "and", "or", "->", "<-", "<->"):
            return set().union(*(free(part, bound) for part in f[1:]))
        def names(t):
            return names(t[1]) if isinstance(t, list) else {t} if t[0].isupper() else set()
        return set().union(*map(names, f[1:])) - set(bound)
    def term(t, env):
        if isinstance(t, list):
            return interpretation["functions"][t[0]][term(t[1], env)]
        return env[t] if t in env else interpretation["constants"][t]
    def truths(f, names):
        envs = [dict(zip(names, each)) for each in product(D, repeat=len(names))]
        key = lambda env: tuple(env[n] for n in names)
        if f[0] in ("forall", "exists"):
            inner = sorted({*names, f[1]})
            good = truths(f[2], inner)
            test = all if f[0] == "forall" else any
            return {key(e) for e in envs if test(tuple({**e, f[1]: d}[n] for n in inner) in good for d in D)}
        everything = {key(e) for e in envs}
        if f[0] == "not":
            return everything - truths(f[1], names)
        if f[0] in ("and", "or", "->", "<-", "<->"):
            a, b = truths(f[1], names), truths(f[2], names)
            return {"and": a & b, "or": a | b, "->": (everything - a) | b, "<-": a | (everything - b), "<->": everything - (a ^ b)}[f[0]]
        return {key(e) for e in envs if [term(t, e) for t in f[1:]] in [list(x) for x in R[f[0]]]}
    return [sorted(free(f)) or truths(f, []) == {()} for f in formulas]
# %% rewritten: algorithm: quantifiers are written out over the domain, so that a ground formula is left
def formula_values(formulas, interpretation):
    domain = interpretation["domain"]
    def replace(f, name, thing):
        op = f[0]
        if op in ("forall", "exists"):
            return f if f[1] == name else (op, f[1], replace(f[2], name, thing))
        if op in ("not", "and", "or", "->", "<-", "<->"):
            return (op, *(replace(g, name, thing) for g in f[1:]))
        return (op, *(t if t[0] == "object" else put(t, name, thing) for t in f[1:]))
    def put_safe(t):
        if isinstance(t, (list, tuple)):
            if t[0] == "object":
                return t[1]
            return interpretation["functions"][t[0]][put_safe(t[1])]
        return interpretation["constants"][t]
    def put(t, name, thing):
        if isinstance(t, (list, tuple)):
            return t if t[0] == "object" else (t[0], put(t[1], name, thing))
        return ("object", thing) if t == name else t
    def value(f):
        op = f[0]
        if op == "forall":
            return all([value(replace(f[2], f[1], d)) for d in domain])
        if op == "exists":
            return any([value(replace(f[2], f[1], d)) for d in domain])
        if op == "not":
            return not value(f[1])
        if op in ("and", "or", "->", "<-", "<->"):
            a, b = value(f[1]), value(f[2])
            return {"and": a and b, "or": a or b, "->": b or not a, "<-": a or not b, "<->": a == b}[op]
        return tuple(put_safe(t) for t in f[1:]) in {tuple(row) for row in interpretation["relations"][op]}
    def variables(t):
        return variables(t[1]) if isinstance(t, list) else [t] if t[0].isupper() or t[0] == "_" else []
    def free(f):
        if f[0] in ("forall", "exists"):
            return [v for v in free(f[2]) if v != f[1]]
        if f[0] in ("not", "and", "or", "->", "<-", "<->"):
            return [v for g in f[1:] for v in free(g)]
        return [v for t in f[1:] for v in variables(t)]
    return [sorted(set(free(f))) if free(f) else value(f) for f in formulas]
