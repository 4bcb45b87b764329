# %% canonical: algorithm: a clause under all orders of its variables, the smallest of which stands for it
from itertools import combinations, permutations
def is_var(term):
    return term[0].isupper() or term[0] == "_"
def variables(atoms):
    return sorted({t for a in atoms for t in a[1:] if is_var(t)})
def put(atoms, theta):
    head, *body = [(a[0], *(theta.get(t, t) for t in a[1:])) for a in atoms]
    return (head, *sorted(set(body)))
def canonical(atoms):
    names = variables(atoms)
    return min(put(atoms, dict(zip(names, order))) for order in permutations([f"V{i}" for i in range(len(names))]))
def rho(atoms, predicates, constants):
    names = variables(atoms)
    for one, other in combinations(names, 2):
        yield put(atoms, {one: other})
    for name in names:
        for constant in constants:
            yield put(atoms, {name: constant})
    for predicate, n in predicates.items():
        yield (*atoms, (predicate, *(f"New{i}" for i in range(n))))
def refinement_levels(clause, predicates, constants, levels):
    seen, answer = set(), []
    now = [canonical([clause[0], *clause[1]])]
    for _ in range(levels):
        now = {canonical(each) for atoms in now for each in rho(atoms, predicates, constants)} - seen
        seen |= now
        if not now:
            break
        answer.append([[list(head), [list(a) for a in body]] for head, *body in now])
    return answer
# %% searched: algorithm: a renaming is searched for, variable by variable; every pair of variables in both directions; clauses as text
def is_var(term):
    return not term[0].islower()
def terms(atoms):
    return list(dict.fromkeys(t for a in atoms for t in a[1:] if is_var(t)))
def replaced(atoms, old, new):
    out = []
    for n, atom in enumerate(atoms):
        atom = [atom[0]] + [new if t == old else t for t in atom[1:]]
        if n == 0 or atom not in out[1:]:
            out.append(atom)
    return out
def same(one, other):
    if len(one) != len(other):
        return False
    def match(left, names):
        if not left:
            return True
        first, *rest = left
        for candidate in other if first is not one[0] else other[:1]:
            if candidate[0] != first[0] or len(candidate) != len(first):
                continue
            new = dict(names)
            if all((new.setdefault(s, t) == t) if is_var(s) and is_var(t) else s == t for s, t in zip(first[1:], candidate[1:])):
                if len(set(new.values())) == len(new) and match(rest, new):
                    return True
        return False
    return match(one, {})
def refinement_levels(clause, predicates, constants, levels):
    answer, all_found, now = [], [], [[clause[0]] + clause[1]]
    while len(answer) < levels:
        after = []
        for atoms in now:
            own = terms(atoms)
            made = [replaced(atoms, v, w) for v in own for w in own + list(constants) if v != w]
            fresh = iter("Fresh%d" % i for i in range(100))
            made += [atoms + [[p] + [next(f for f in fresh if f not in own) for _ in range(k)]] for p, k in predicates.items()]
            for each in made:
                if not any(same(each, known) for known in all_found):
                    all_found.append(each)
                    after.append(each)
        if not after:
            break
        answer.append(after)
        now = after
    write = lambda atom: f"{atom[0]}({', '.join(atom[1:])})"
    return [[write(a[0]) + (" :- " + ", ".join(map(write, a[1:])) if a[1:] else "") + "." for a in level] for level in answer]
