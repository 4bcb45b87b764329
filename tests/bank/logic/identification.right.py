# %% all_values: algorithm: every term for every variable; then the condition on variables outside the atom
from itertools import product
def identification(resolvent, parent):
    head, body = resolvent
    own, atoms = parent
    others = {atom[0] for atom in [head] + body}
    [lacking] = [atom for atom in atoms if atom[0] not in others and atom[0] != own[0]]
    rest = [atom for atom in atoms if atom != lacking]
    names = sorted({t for a in [own] + rest for t in a[1:] if t[0].isupper()})
    terms = sorted({t for a in [head] + body for t in a[1:]})
    found = []
    for values in product(terms, repeat=len(names)):
        theta = dict(zip(names, values))
        put = lambda atom: [atom[0]] + [theta.get(t, t) for t in atom[1:]]
        shared = [put(atom) for atom in rest]
        if put(own) != head or not all(atom in body for atom in shared):
            continue
        new = [put(lacking), [atom for atom in body if atom not in shared]]
        left = {t for atom in [new[0]] + new[1] for t in atom[1:]}
        inner = [theta[n] for n in names if n not in lacking[1:]]
        if len(set(inner)) == len(inner) and all(t[0].isupper() and t not in left for t in inner):
            found.append(new)
    return found

# %% resolved_back: algorithm: atom by atom, and the parent is resolved with each clause to see if it leads back
from itertools import permutations
def identification(resolvent, parent):
    head, body = resolvent
    lacking = next(a for a in parent[1] if all(a[0] != b[0] for b in [head, parent[0]] + body))
    rest = [a for a in parent[1] if a is not lacking]
    goal = [("HEAD", *head), *map(tuple, body)]
    def extend(left, theta):
        if not left:
            yield theta
            return
        for atom in goal:
            if atom[0] == left[0][0] and len(atom) == len(left[0]):
                now = dict(theta)
                if all((now.setdefault(t, c) if t[0].isupper() else t) == c for t, c in zip(left[0][1:], atom[1:])):
                    yield from extend(left[1:], now)
    def put(atom, theta):
        return (atom[0], *[theta.get(t, t) for t in atom[1:]])
    def variables(clause):
        return sorted({t for a in clause for t in a[1:] if t[0].isupper()})
    def same(one, other):
        ones, others = variables(one), variables(other)
        return len(ones) == len(others) and any({put(a, dict(zip(ones, p))) for a in one} == other for p in permutations(others))
    def fits():
        top = ("HEAD", *parent[0])
        return extend([top, *rest], {})
    answers = []
    for theta in fits():
        shared = [put(a, theta) for a in rest]
        left = [a for a in goal[1:] if a not in shared]
        kept = {v: t for v, t in theta.items() if v in lacking}
        full = {v: kept.get(v, "New" + v) for v in theta}
        back = {put(a, full) for a in [("HEAD", *parent[0]), *rest]} | set(left)
        if same(back, set(goal)):
            answers.append((put(lacking, theta), left))
    return answers
