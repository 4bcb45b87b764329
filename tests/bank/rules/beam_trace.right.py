# %% plain: algorithm: bodies as frozensets; candidates sorted by a tuple of the estimate and of being old
from fractions import Fraction
def beam_trace(rows, target, positive, width):
    beam, steps = [frozenset()], []
    while True:
        def counts(body):
            inside = [r[target] == positive for r in rows if all(r[a] == v for a, v in body)]
            return sum(inside), len(inside)
        def key(body):
            p, t = counts(body)
            return Fraction(p + 1, t + 2), body in beam
        pool = [body for body in beam if body]
        for body in beam:
            p, t = counts(body)
            if p < t:
                used = {a for a, _ in body}
                for a, v in sorted({(a, r[a]) for r in rows for a in r if a != target and a not in used}):
                    new = body | {(a, v)}
                    if counts(new)[0] and new not in pool:
                        pool.append(new)
        new = sorted(pool, key=key, reverse=True)[:width]
        if all(counts(body)[0] == counts(body)[1] for body in beam) or set(new) == set(beam):
            return steps
        beam = new
        steps.append([sorted(body) for body in beam])
# %% bits: algorithm: sets of rows as bits of whole numbers; a dict of bodies as sorted tuples; estimates compared crosswise, the last of equals
from functools import cmp_to_key
def beam_trace(rows, target, positive, width):
    good, masks = 0, {}
    for i, r in enumerate(rows):
        good |= (r[target] == positive) << i
        for a in r:
            if a != target:
                masks[a, r[a]] = masks.get((a, r[a]), 0) | 1 << i
    beam, out = {(): (1 << len(rows)) - 1}, [[set()]]
    while any(mask & ~good for mask in beam.values()):
        pool = {body: mask for body, mask in beam.items() if body}
        for body, mask in beam.items():
            if mask & ~good:
                for test, more in masks.items():
                    if test[0] not in dict(body) and mask & more & good:
                        pool[tuple(sorted((*body, test)))] = mask & more
        def compare(x, y):
            p, t, q, u = [n.bit_count() for n in (pool[x] & good, pool[x], pool[y] & good, pool[y])]
            return (p + 1) * (u + 2) - (q + 1) * (t + 2) or (x in beam) - (y in beam)
        best = sorted(reversed(list(pool)), key=cmp_to_key(compare))[-width:]
        if set(best) == set(beam):
            break
        beam = {body: pool[body] for body in best}
        out.append([set(body) for body in beam])
    return out
# %% with_pandas: algorithm: grouped counts of a DataFrame for each impure body
import pandas as pd
def beam_trace(rows, target, positive, width):
    frame = pd.DataFrame(rows)
    hit = frame[target] == positive
    beam, out = {frozenset(): (hit.sum(), len(frame))}, []
    while any(p < t for p, t in beam.values()):
        pool = {body: its for body, its in beam.items() if body}
        for body, (p, t) in beam.items():
            if p < t:
                here = pd.Series(True, index=frame.index)
                for a, v in body:
                    here &= frame[a] == v
                for a in frame.columns.drop([target, *(a for a, _ in body)]):
                    g = hit[here].groupby(frame.loc[here, a])
                    for v, p2, t2 in zip(g.sum().index, g.sum(), g.count()):
                        if p2:
                            pool.setdefault(body | {(a, v)}, (p2, t2))
        ranked = sorted(pool, key=lambda b: ((pool[b][0] + 1) / (pool[b][1] + 2), b in beam), reverse=True)[:width]
        if set(ranked) == set(beam):
            return out
        beam = {b: pool[b] for b in ranked}
        out.append([list(b) for b in beam])
    return out
