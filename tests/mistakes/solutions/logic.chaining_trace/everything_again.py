# mistake: facts listed again
from itertools import product


def chaining_trace(facts, rules):
    given = {tuple(f) for f in facts}
    known, rounds = set(given), []
    names = sorted({t for f in known for t in f[1:]})
    while True:
        found = set()
        for head, body in rules:
            variables = sorted({t for a in body for t in a[1:] if t[0].isupper()})
            for values in product(names, repeat=len(variables)):
                put = dict(zip(variables, values))
                if all(tuple(put.get(t, t) for t in a) in known for a in body):
                    found.add(tuple(put.get(t, t) for t in head))
        if found <= known:
            return rounds
        known |= found
        rounds.append(known - given)
