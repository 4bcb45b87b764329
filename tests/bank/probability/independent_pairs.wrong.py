# %% all_occur: mistake: all combinations occur
def independent_pairs(joint):
    n = len(joint[0][0])
    found = []
    for i in range(n):
        for j in range(i + 1, n):
            cells = {(v[i], v[j]) for v, p in joint if p > 0}
            if len(cells) == len({v[i] for v, _ in joint}) * len({v[j] for v, _ in joint}):
                found.append((i, j))
    return found
# %% first_cell from all_occur: mistake: one combination only
# n = len(joint[0][0]) => values, _ = joint[0]
# range(n) => range(len(values))
# i + 1, n => i + 1, len(values)
# +             a, b = values[i], values[j]
# +             pa = sum(p for v, p in joint if v[i] == a)
# cells = {(v[i], v[j]) for v, p in joint if p > 0} => pb = sum(p for v, p in joint if v[j] == b)
# +             pab = sum(p for v, p in joint if v[i] == a and v[j] == b)
# len(cells) == len({v[i] for v, _ in joint}) * len({v[j] for v, _ in joint}) => abs(pab - pa * pb) < 1e-7
# %% uniform from all_occur: mistake: none that is known
# (v[i], v[j]) for v, p in joint if p > 0 =>
# if len(cells) == len({v[i] for v, _ in joint}) * len({v[j] for v, _ in joint}) => for v, p in joint
# +                 cells[v[i], v[j]] = cells.get((v[i], v[j]), 0) + p
# +             if max(cells.values()) - min(cells.values()) < 1e-7:
# %% within_a_hundredth: mistake: compared too roughly
def independent_pairs(joint):
    n=len(joint[0][0]); out=[]
    def m(ix):
        d={}
        for v,p in joint:
            k=tuple(v[i] for i in ix); d[k]=d.get(k,0)+p
        return d
    for a in range(n):
        for b in range(a+1,n):
            A,B,C=m([a]),m([b]),m([a,b])
            if all(abs(C.get(x+y,0)-A[x]*B[y])<0.01 for x in A for y in B): out.append((a,b))
    return out
# %% mutual: mistake: independent given the other variables
def _m(joint, keep):
    out = {}
    for c, p in joint:
        k = tuple(c[i] for i in keep)
        out[k] = out.get(k, 0) + p
    return out
def independent_pairs(joint):
    n = len(joint[0][0]); out = []
    ms = [_m(joint, [i]) for i in range(n)]
    d = {tuple(c): p for c, p in joint}
    for i in range(n):
        for j in range(i+1, n):
            a, b, ab = _m(joint, [i]), _m(joint, [j]), _m(joint, [i, j])
            # given the rest
            ok = True
            rest = [k for k in range(n) if k not in (i, j)]
            for z, pz in _m(joint, rest).items():
                sub = [(c, p) for c, p in joint if tuple(c[k] for k in rest) == z]
                aa, bb, cc = _m(sub, [i]), _m(sub, [j]), _m(sub, [i, j])
                t = sum(p for _, p in sub)
                for (x,), p in aa.items():
                    for (y,), q in bb.items():
                        if t and abs(cc.get((x, y), 0)/t - p*q/t/t) > 1e-7: ok = False
            if ok: out.append((i, j))
    return out
# %% exact_eq: mistake: compared to the last digit
def _m(joint, keep):
    out = {}
    for c, p in joint:
        k = tuple(c[i] for i in keep)
        out[k] = out.get(k, 0) + p
    return out
def independent_pairs(joint):
    n = len(joint[0][0]); out = []
    for i in range(n):
        for j in range(i+1, n):
            a, b, ab = _m(joint, [i]), _m(joint, [j]), _m(joint, [i, j])
            if all(ab.get((x, y), 0) == p*q for (x,), p in a.items() for (y,), q in b.items()): out.append((i, j))
    return out
# %% neighbours from exact_eq: mistake: neighbours only
#  n): =>  min(n, i+2)):
# ab.get((x, y), 0) == p*q => abs(ab.get((x, y), 0)-p*q) < 1e-7
# %% early from exact_eq: mistake: only the first pair
# ; out = [] =>
# -             if all(ab.get((x, y), 0) == p*q for (x,), p in a.items() for (y,), q in b.items()): out.append((i, j))
# -     return out
# +             if all(abs(ab.get((x, y), 0)-p*q) < 1e-7 for (x,), p in a.items() for (y,), q in b.items()): return [(i, j)]
# +     return []
