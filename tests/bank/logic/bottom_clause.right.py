# %% worklist: algorithm: ground clauses as sets of signed atoms, unit propagation with a list of units; literals in a list
from itertools import product

def bottom_clause(example, background):
    head, body = example
    var = lambda t: t[0].isupper()
    solid = lambda atom: (atom[0],) + tuple(("?", t) if var(t) else ("=", t) for t in atom[1:])
    units = [(False, solid(head))] + [(True, solid(a)) for a in body]
    things = {t for _, atom in units for t in atom[1:]}
    things |= {("=", t) for h, b in background for a in [h, *b] for t in a[1:] if not var(t)}
    ground = []
    for h, b in background:
        names = sorted({t for a in [h, *b] for t in a[1:] if var(t)})
        for values in product(sorted(things), repeat=len(names)):
            put = dict(zip(names, values))
            make = lambda a: (a[0],) + tuple(put[t] if var(t) else ("=", t) for t in a[1:])
            ground.append({(True, make(h))} | {(False, make(a)) for a in b})
    known = []
    while True:
        for unit in units:
            if unit not in known:
                known.append(unit)
        units = []
        for clause in ground:
            if any(literal in known for literal in clause):
                continue
            open_ones = [(sign, atom) for sign, atom in clause if (not sign, atom) not in known]
            if len(open_ones) == 1:
                units.append(open_ones[0])
        if not units:
            break
    back = lambda atom: [atom[0]] + [t for _, t in atom[1:]]
    return [["not", back(atom)] if sign else back(atom) for sign, atom in known]
# %% two_sets: algorithm: true and false atoms in two sets, recursion over the variables of a clause; the answer as a text in Prolog's syntax
def bottom_clause(example, background):
    head, body = example
    capital = lambda name: name[:1].isupper()
    mark = lambda atom: tuple([atom[0]] + ["$" + t if capital(t) else t for t in atom[1:]])
    true, false = {mark(atom) for atom in body}, {mark(head)}
    constants = {t for atom in true | false for t in atom[1:]}
    for clause_head, clause_body in background:
        for atom in [clause_head] + list(clause_body):
            constants.update(t for t in atom[1:] if not capital(t))

    def grounded(atoms):
        free = next((t for atom in atoms for t in atom[1:] if capital(t)), None)
        if free is None:
            yield [tuple(atom) for atom in atoms]
            return
        for value in constants:
            yield from grounded([[atom[0]] + [value if t == free else t for t in atom[1:]] for atom in atoms])

    instances = [g for h, b in background for g in grounded([list(h)] + [list(a) for a in b])]
    size = -1
    while size != len(true) + len(false):
        size = len(true) + len(false)
        for conclusion, *conditions in instances:
            missing = {c for c in conditions if c not in true}
            if not missing:
                true.add(conclusion)
            elif len(missing) == 1 and conclusion in false:
                false |= missing
    show = lambda atom: atom[0] + "(" + ", ".join(t.lstrip("$") for t in atom[1:]) + ")"
    text = "; ".join(sorted(map(show, false)))
    return text + (" :- " + ", ".join(sorted(map(show, true))) if true else "") + "."
