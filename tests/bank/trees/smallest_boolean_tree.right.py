# %% recursion: algorithm: formulas simplified under each assignment, all roots tried
from itertools import product
def value(f, given):
    if isinstance(f, str):
        return given[f]
    if f[0] == "not":
        return not value(f[1], given)
    parts = [value(part, given) for part in f[1:]]
    return all(parts) if f[0] == "and" else any(parts)
def smallest_tree(formula, variables):
    known = {}
    def best(given):
        key = tuple(sorted(given.items()))
        if key not in known:
            free = [v for v in variables if v not in given]
            seen = {value(formula, {**given, **dict(zip(free, c))}) for c in product([True, False], repeat=len(free))}
            if len(seen) == 1:
                known[key] = (0, "t" if seen.pop() else "f")
            else:
                options = []
                for v in free:
                    (m, yes), (n, no) = best({**given, v: True}), best({**given, v: False})
                    options.append((m + n + 1, v, {"test": v, "branches": {"t": yes, "f": no}}))
                size, _, tree = min(options, key=lambda o: o[0])
                known[key] = (size, tree)
        return known[key]
    return best({})[1]
# %% by_size: algorithm: all truth columns that trees of 0, 1, 2, ... tests have, until the wanted one is there
from itertools import product
def smallest_tree(formula, variables):
    def value(f, a):
        if type(f) is str:
            return a[f]
        parts = [value(p, a) for p in f[1:]]
        return {"and": min(parts), "or": max(parts), "not": 1 - parts[0]}[f[0]]
    worlds = [dict(zip(variables, bits)) for bits in product([0, 1], repeat=len(variables))]
    wanted = sum(value(formula, w) << i for i, w in enumerate(worlds))
    def solve(care, free, budget):
        on = wanted & care
        if on in (0, care):
            return "t" if on else "f"
        if budget < 1:
            return None
        for v in reversed(free):
            mask = sum(w[v] << i for i, w in enumerate(worlds))
            rest = [u for u in free if u != v]
            for k in range(budget):
                yes = solve(care & mask, rest, k)
                if yes is None:
                    continue
                no = solve(care & ~mask, rest, budget - 1 - k)
                if no is not None:
                    return {v: {"t": yes, "f": no}}
                break
        return None
    budget = 0
    while (tree := solve((1 << len(worlds)) - 1, list(variables), budget)) is None:
        budget += 1
    return tree
