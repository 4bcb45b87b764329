# %% all_values: algorithm: every term for every variable; then the condition on variables outside the head
from itertools import product
def absorption(resolvent, parent):
    head, body = resolvent
    new, wanted = parent
    is_variable = lambda term: term[0].isupper()
    names = sorted({t for a in wanted for t in a[1:] if is_variable(t)})
    terms = sorted({t for a in body for t in a[1:]})
    found = []
    for values in product(terms, repeat=len(names)):
        theta = dict(zip(names, values))
        put = lambda atom: [atom[0]] + [theta.get(t, t) for t in atom[1:]]
        gone = [put(atom) for atom in wanted]
        if not all(atom in body for atom in gone):
            continue
        rest = [atom for atom in body if atom not in gone] + [put(new)]
        left = {t for atom in [head] + rest for t in atom[1:]}
        inner = [theta[n] for n in names if n not in new[1:]]
        if len(set(inner)) == len(inner) and all(is_variable(t) and t not in left for t in inner):
            found.append([head, rest])
    return found

# %% resolved_back: algorithm: atom by atom, and each clause is resolved with the parent to see if it leads back
from itertools import permutations
def absorption(resolvent, parent):
    head, body = resolvent
    def extend(left, theta):
        if not left:
            yield theta
            return
        for atom in body:
            if atom[0] == left[0][0]:
                now = dict(theta)
                if all((now.setdefault(t, c) if t[0].isupper() else t) == c for t, c in zip(left[0][1:], atom[1:])):
                    yield from extend(left[1:], now)
    def put(atom, theta):
        return (atom[0], *[theta.get(t, t) for t in atom[1:]])
    def same(one, other):
        ones, others = [sorted({t for a in c for t in a[1:] if t[0].isupper()}) for c in (one, other)]
        if len(ones) != len(others) or len(one) != len(other):
            return False
        return any({put(a, dict(zip(ones, p))) for a in one} == other for p in permutations(others))
    target = {("HEAD", *head), *map(tuple, body)}
    answers = []
    for theta in extend(parent[1], {}):
        gone = [put(a, theta) for a in parent[1]]
        rest = [a for a in map(tuple, body) if a not in gone]
        outer = {v: theta[v] for v in parent[0][1:] if v[0].isupper()}
        fresh = {v: "New" + v for v in theta if v not in outer}
        back = {("HEAD", *head), *rest, *[put(a, {**outer, **fresh}) for a in parent[1]]}
        if same(back, target):
            answers.append((head, [*rest, put(parent[0], theta)]))
    return answers
