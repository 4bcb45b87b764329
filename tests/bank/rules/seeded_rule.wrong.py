# %% by_estimate from right/plain: mistake: Laplace's estimate
# return Fraction(p, len(t)), p => return Fraction(p + 1, len(t) + 2), p
# %% first_of_equals from right/plain: mistake: more covered rows not preferred
# return Fraction(p, len(t)), p => return Fraction(p, len(t))
# %% no_better from right/plain: mistake: stops when no condition helps
#           best = max(free, key=key)
# +         if key(best)[0] <= Fraction(sum(r[target] == start[target] for r in pool), len(pool)): break
# %% in_order from right/plain: mistake: conditions in the order of the columns
# best = max(free, key=key) => best = free[0]
# %% any_row: mistake: conditions of any row
from fractions import Fraction
def seeded_rule(rows, target, seed):
    positive, pool, body, out = rows[seed][target], rows, [], []
    free = [a for a in rows[0] if a != target]
    while free and any(r[target] != positive for r in pool):
        best = None
        for a in free:
            for v in {r[a]: 0 for r in pool}:
                t = [r for r in pool if r[a] == v]
                p = sum(r[target] == positive for r in t)
                if best is None or (Fraction(p, len(t)), p) > best[0]:
                    best = (Fraction(p, len(t)), p), a, v, t
        _, a, v, pool = best
        free.remove(a)
        body = body + [(a, v)]
        out.append(body)
    return out
# %% most_rows from right/plain: mistake: none that is known
# return Fraction(p, len(t)), p => return p
# %% every_condition from right/plain: mistake: none that is known
# while free and any(r[target] != start[target] for r in pool): => while free:
# %% last_condition_alone from right/plain: mistake: none that is known
# out.append(body) => out.append(body[-1:])
# %% one_condition from right/plain: mistake: none that is known
# while free and any => while free and not out and any
