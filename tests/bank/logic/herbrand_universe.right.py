# %% until_depth: algorithm: a set of tuples that grows level by level, from all that is known
from itertools import product
def herbrand_universe(constants, functors, predicates, depth):
    known = set(constants or ["a"])
    for _ in range(depth):
        known = known | {(f, *parts) for f, n in functors.items() for parts in product(known, repeat=n)}
    return {"universe": list(known), "atoms": sum(len(known) ** n for n in predicates.values())}
# %% by_exact_depth: algorithm: recursive, the terms of each depth on their own
def herbrand_universe(constants, functors, predicates, depth):
    def tuples(n, most):
        return [[]] if n == 0 else [[t, *rest] for t in upto(most) for rest in tuples(n - 1, most)]
    def exactly(d):
        if d == 0:
            return list(constants) if constants else ["a"]
        below = [str(t) for t in upto(d - 1)]
        return [[f, *args] for f in functors for args in tuples(functors[f], d - 1) if str([f, *args]) not in below]
    def upto(d):
        return [] if d < 0 else upto(d - 1) + exactly(d)
    universe = upto(depth)
    atoms = 0
    for name in predicates:
        count = 1
        for _ in range(predicates[name]):
            count *= len(universe)
        atoms += count
    return {"universe": universe, "atoms": atoms}
