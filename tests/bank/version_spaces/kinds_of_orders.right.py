# %% matrices: algorithm: up-sets as sets; bounds by counting how many elements are above
def kinds_of_orders(relations):
    def kind(elements, pairs):
        up = {a: {h for l, h in pairs if l == a} for a in elements}
        down = {a: {l for l, h in pairs if h == a} for a in elements}
        if any(a not in up[a] for a in elements):
            return "neither"
        if any(a != b and a in up[b] and b in up[a] for a in elements for b in elements):
            return "neither"
        if any(not up[b] <= up[a] for a in elements for b in up[a]):
            return "neither"
        for a in elements:
            for b in elements:
                uppers, lowers = up[a] & up[b], down[a] & down[b]
                if not any(up[u] == uppers for u in uppers) or not any(down[u] == lowers for u in lowers):
                    return "partial order"
        return "lattice"
    return [kind(e, p) for e, p in relations]
# %% literal: algorithm: the definitions, word by word
def kinds_of_orders(relations):
    out = []
    for elements, pairs in relations:
        le = {tuple(p) for p in pairs}
        order = all((a, a) in le for a in elements)
        order = order and all(a == b or (b, a) not in le for a, b in le)
        order = order and all((a, d) in le for a, b in le for c, d in le if b == c)
        if not order:
            out.append("neither")
            continue
        def least(xs):
            return [x for x in xs if all((x, y) in le for y in xs)]
        def greatest(xs):
            return [x for x in xs if all((y, x) in le for y in xs)]
        lattice = True
        for a in elements:
            for b in elements:
                lattice = lattice and bool(least([x for x in elements if (a, x) in le and (b, x) in le]))
                lattice = lattice and bool(greatest([x for x in elements if (x, a) in le and (x, b) in le]))
        out.append("lattice" if lattice else "partial order")
    return tuple(out)
