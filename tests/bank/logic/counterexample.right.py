# %% all_values: algorithm: every constant for every variable
from itertools import product
def counterexample(clause, facts, constants):
    true = {tuple(f) for f in facts}
    atoms = [(True, l[1]) if l[0] == "not" else (False, l) for l in clause]
    names = list(dict.fromkeys(t for _, a in atoms for t in a[1:] if t[0] == "_" or t[0].isupper()))
    for values in product(constants, repeat=len(names)):
        theta = dict(zip(names, values))
        if all(((a[0],) + tuple(theta.get(t, t) for t in a[1:]) in true) == negated for negated, a in atoms):
            return theta
    return None

# %% matching: algorithm: negated atoms are matched with facts one by one, then what is free is tried out, last ship first
def counterexample(clause, facts, constants):
    body = [l[1] for l in clause if l[0] == "not"]
    heads = [l for l in clause if l[0] != "not"]
    def extend(atoms, theta):
        if atoms:
            for fact in facts:
                if fact[0] == atoms[0][0]:
                    new = dict(theta)
                    ok = True
                    for t, c in zip(atoms[0][1:], fact[1:]):
                        ok = ok and (new.setdefault(t, c) if t[0].isupper() or t[0] == "_" else t) == c
                    if ok:
                        yield from extend(atoms[1:], new)
            return
        free = [t for h in heads for t in h[1:] if (t[0].isupper() or t[0] == "_") and t not in theta]
        if free:
            for c in reversed(constants):
                yield from extend([], {**theta, free[0]: c})
        elif all([h[0]] + [theta.get(t, t) for t in h[1:]] not in facts for h in heads):
            yield theta
    return next(extend(body, {}), None)
