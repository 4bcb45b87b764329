# %% place_by_place: algorithm: partial atoms made longer place by place, with the type that the new variable has so far
def candidate_literals(types, predicates, new):
    old, out = list(types), []
    for name, places in predicates.items():
        partial = [([], None)]
        for kind in places:
            longer = []
            for terms, of_new in partial:
                for v in old:
                    if types[v] == kind:
                        longer.append((terms + [v], of_new))
                if of_new in (None, kind):
                    longer.append((terms + [new], kind))
            partial = longer
        for terms, of_new in partial:
            if any(t != new for t in terms):
                out.append([name] + terms)
                if of_new is None:
                    out.append(["not", [name] + terms])
    for i, a in enumerate(old):
        for b in old[i + 1:]:
            if types[a] == types[b]:
                out += [["equal", a, b], ["not", ["equal", a, b]]]
    return out

# %% by_subsets: algorithm: for each type, the places of the new variable are a set of places of this type
from itertools import combinations, product
def candidate_literals(types, predicates, new):
    of = {}
    for v, kind in types.items():
        of.setdefault(kind, []).append(v)
    plain, open_ = set(), set()
    for name, places in predicates.items():
        for kind in set(places):
            where = [i for i, p in enumerate(places) if p == kind]
            for n in range(len(where) + 1):
                for chosen in combinations(where, n):
                    if len(chosen) == len(places):
                        continue
                    choices = [[new] if i in chosen else of.get(p, []) for i, p in enumerate(places)]
                    (open_ if chosen else plain).update((name, *c) for c in product(*choices))
    for vs in of.values():
        plain.update(("equal", a, b) for a, b in combinations(vs, 2))
    return plain | open_ | {("not", atom) for atom in plain}
