"""algorithm: every way of naming the variables of a rule; lists of lists."""

from itertools import product


def chaining_trace(facts, rules):
    names = sorted({t for f in facts for t in f[1:]} | {t for h, b in rules for a in (h, *b) for t in a[1:] if t.islower()})
    known = [list(f) for f in facts]
    rounds = []
    while True:
        new = []
        for head, body in rules:
            variables = sorted({t for a in body for t in a[1:] if t[0].isupper()})
            for values in product(names, repeat=len(variables)):
                named = dict(zip(variables, values))
                put = lambda a: [a[0]] + [named.get(t, t) for t in a[1:]]
                if all(put(a) in known for a in body):
                    fact = put(head)
                    if fact not in known and fact not in new:
                        new.append(fact)
        if not new:
            return rounds
        rounds.append(new)
        known += new
