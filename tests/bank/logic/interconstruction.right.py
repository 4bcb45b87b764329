# %% all_renamings: algorithm: every renaming of the second clause, and the one with most common atoms
from itertools import permutations
def variables(atoms):
    return list(dict.fromkeys(t for a in atoms for t in a[1:] if t[0].isupper()))

def put(atom, names):
    return [atom[0]] + [names.get(t, t) for t in atom[1:]]

def renamings(first, second):
    old = variables([second[0]] + second[1])
    known = variables([first[0]] + first[1])
    for choice in permutations(known + ["Own%d" % i for i in range(len(old))], len(old)):
        yield dict(zip(old, choice))

def interconstruction(first, second, new_predicate):
    best = [], second[0], []
    for names in renamings(first, second):
        other = [put(a, names) for a in second[1]]
        shared = [a for a in first[1] if a in other]
        if len(shared) > len(best[0]):
            best = shared, put(second[0], names), other
    shared, head, other = best
    if not shared:
        return []
    rest, left = [a for a in first[1] if a not in shared], [a for a in other if a not in shared]
    new = [new_predicate] + sorted(set(variables(shared)) & set(variables([first[0], head] + rest + left)))
    return [[first[0], rest + [new]], [head, left + [new]], [new, shared]]

# %% pairing: algorithm: atoms are paired one after the other; arguments in the order of the clauses
def isvar(t):
    return t[:1].isupper()

def unify(a, b, m):
    if a[0] != b[0] or len(a) != len(b):
        return None
    m = dict(m)
    for s, t in zip(a[1:], b[1:]):
        if isvar(s) and isvar(t):
            if s in m and m[s] != t or s not in m and t in m.values():
                return None
            m[s] = t
        elif s != t:
            return None
    return m

def search(theirs, ours, m):
    best = (0, m)
    for i, a in enumerate(theirs):
        for b in ours:
            n = unify(a, b, m)
            if n is not None:
                got = search(theirs[i + 1:], [c for c in ours if c != b], n)
                best = max(best, (got[0] + 1, got[1]), key=lambda x: x[0])
    return best

def renamed(clause, m):
    free = iter("N%d" % i for i in range(99))
    names = dict(m)
    for a in [clause[0]] + clause[1]:
        for t in a[1:]:
            if isvar(t) and t not in names:
                names[t] = next(free)
    return [[a[0], *[names.get(t, t) for t in a[1:]]] for a in [clause[0]] + clause[1]]

def interconstruction(first, second, new_predicate):
    count, names = search(second[1], first[1], {})
    if count == 0:
        return []
    head, *theirs = renamed(second, names)
    common = [a for a in first[1] if list(a) in theirs]
    b = [a for a in first[1] if a not in common]
    c = [a for a in theirs if a not in common]
    inside = {t for a in common for t in a[1:]}
    r = (new_predicate, *dict.fromkeys(t for a in [head, *c, first[0], *b] for t in a[1:] if isvar(t) and t in inside))
    return [(r, common), (head, [r, *c]), (first[0], [r, *b])]
