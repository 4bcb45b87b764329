# mistake: one round
from itertools import product


def chaining_trace(facts, rules):
    known = {tuple(f) for f in facts}
    names = sorted({t for f in known for t in f[1:]})
    new = set()
    for head, body in rules:
        variables = sorted({t for a in body for t in a[1:] if t[0].isupper()})
        for values in product(names, repeat=len(variables)):
            put = dict(zip(variables, values))
            if all(tuple(put.get(t, t) for t in a) in known for a in body):
                new.add(tuple(put.get(t, t) for t in head))
    return [new - known]
