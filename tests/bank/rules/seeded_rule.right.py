# %% plain: algorithm: the attributes of the seed, counted in loops
from fractions import Fraction
def seeded_rule(rows, target, seed):
    start = rows[seed]
    pool, body, out = rows, [], []
    free = [a for a in start if a != target]
    while free and any(r[target] != start[target] for r in pool):
        def key(a):
            t = [r for r in pool if r[a] == start[a]]
            p = sum(r[target] == start[target] for r in t)
            return Fraction(p, len(t)), p
        best = max(free, key=key)
        free.remove(best)
        pool = [r for r in pool if r[best] == start[best]]
        body = body + [(best, start[best])]
        out.append(body)
    return out
# %% bits: algorithm: rows as bits of whole numbers, one for each condition of the seed; accuracies compared crosswise, the last of equals
from functools import cmp_to_key
def seeded_rule(rows, target, seed):
    def bits(a):
        return sum(1 << i for i, r in enumerate(rows) if r[a] == rows[seed][a])
    good = bits(target)
    masks = {a: bits(a) for a in rows[seed] if a != target}
    def compare(a, b):
        x, y = here & masks[a], here & masks[b]
        p, q = (x & good).bit_count(), (y & good).bit_count()
        return p * y.bit_count() - q * x.bit_count() or p - q
    here, body, out = (1 << len(rows)) - 1, {}, [[]]
    while here & ~good and len(body) < len(masks):
        a = sorted((a for a in masks if a not in body), key=cmp_to_key(compare))[-1]
        body[a] = rows[seed][a]
        here &= masks[a]
        out.append(set(body.items()))
    return out
