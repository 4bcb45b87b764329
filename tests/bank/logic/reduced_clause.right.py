# %% smallest_part: algorithm: the smallest part of the body into which the whole clause can be put
from itertools import combinations, product
def reduced_clause(clause):
    head, body = clause
    names = sorted({t for atom in [head, *body] for t in atom[1:] if not t[0].islower()} - set(head[1:]))
    for size in range(len(body) + 1):
        for part in combinations(body, size):
            chosen = {tuple(atom) for atom in part}
            thetas = [{}]
            for atom in body:
                found = []
                for theta in thetas:
                    for other in chosen:
                        if other[0] == atom[0] and len(other) == len(atom):
                            new = dict(theta)
                            if all(new.setdefault(s, t) == t if s in names else s == t for s, t in zip(atom[1:], other[1:])):
                                found.append(new)
                thetas = [dict(items) for items in {tuple(sorted(theta.items())) for theta in found}]
            if thetas:
                return [head, list(part)]
# %% steps: algorithm: an atom at a time is left out, by a search with backtracking, until no atom can be
def is_var(t):
    return t[0].isupper() or t[0] == "_"
def put(atoms, target, theta):
    if not atoms:
        return theta
    first, rest = atoms[0], atoms[1:]
    for other in target:
        if len(other) != len(first) or other[0] != first[0]:
            continue
        new = dict(theta)
        for s, t in zip(first[1:], other[1:]):
            if is_var(s):
                if new.setdefault(s, t) != t:
                    break
            elif s != t:
                break
        else:
            found = put(rest, target, new)
            if found is not None:
                return found
    return None
def reduced_clause(clause):
    head, body = clause
    body = [tuple(a) for a in body]
    start = {t: t for t in head[1:] if is_var(t)}
    again = True
    while again:
        again = False
        for atom in body:
            theta = put(body, [b for b in body if b != atom], start)
            if theta is not None:
                body = list({(b[0], *(theta.get(t, t) for t in b[1:])) for b in body})
                again = True
                break
    return (tuple(head), body)
# %% as_text from steps: type: text in Prolog's syntax
# return (tuple(head), body) => return f"{head[0]}({', '.join(head[1:])}) :- " + ", ".join(f"{b[0]}({','.join(b[1:])})" for b in body)
