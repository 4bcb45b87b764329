# %% only_once: mistake: one round
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
# %% everything_again: mistake: facts listed again
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
# %% straight_away: mistake: news used in the same round
def solve(body, known, theta):
    if not body:
        return [theta]
    out = []
    for fact in sorted(known):
        if fact[0] == body[0][0] and len(fact) == len(body[0]):
            new = dict(theta)
            if all(new.setdefault(t, v) == v if t[0].isupper() else t == v for t, v in zip(body[0][1:], fact[1:])):
                out += solve(body[1:], known, new)
    return out
def chaining_trace(facts, rules):
    known, rounds = {tuple(f) for f in facts}, []
    while True:
        before = set(known)
        for head, body in rules:
            for theta in solve(body, set(known), {}):
                known.add((head[0], *[theta.get(t, t) for t in head[1:]]))
        if known == before:
            return rounds
        rounds.append(known - before)
# %% swept
def chaining_trace(facts, rules):
    known = {tuple(f) for f in facts}
    out = []
    while True:
        new = set()
        for head, body in rules:
            bindings = [{}]
            for atom in body:
                nxt = []
                for b in bindings:
                    for f in sorted(known):
                        c = match(atom, f, b)
                        if c is not None:
                            nxt.append(c)
                bindings = nxt
            for b in bindings:
                new.add(tuple([head[0]] + [b.get(t, t) for t in head[1:]]))
        new -= known
        if not new:
            return out
        known |= new
        out.append([list(f) for f in sorted(new)])
def match(atom, fact, b):
    if atom[0] != fact[0]:
        return None
    b = dict(b)
    for t, c in zip(atom[1:], fact[1:]):
        if t[0].isupper():
            if b.get(t, c) != c:
                return None
            b[t] = c
        elif t != c:
            return None
    return b
# %% swept_injective from swept: mistake: different variables, different constants
#                   return None
# +             if any(k != t and v == c for k, v in b.items()):
# +                 return None
# %% swept_no_constants from swept: mistake: constants taken for variables
# if t[0].isupper(): => if True:
# %% swept_single_letter from swept: mistake: long names not taken for variables
# if t[0].isupper(): => if len(t) == 1 and t.isupper():
