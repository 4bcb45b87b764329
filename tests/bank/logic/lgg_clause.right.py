# %% table_of_pairs: algorithm: a dictionary of pairs of terms, filled on the way; lists are gone through recursively
def lgg_clause(one, other):
    names = {}
    def lgg(s, t):
        if s == t:
            return s
        if isinstance(s, list) and isinstance(t, list) and s[0] == t[0] and len(s) == len(t):
            return [s[0]] + [lgg(a, b) for a, b in zip(s[1:], t[1:])]
        key = (repr(s), repr(t))
        if key not in names:
            names[key] = "Pair%d" % len(names)
        return names[key]
    out = []
    for l in one:
        for m in other:
            if (l[0] == "not") != (m[0] == "not"):
                continue
            a, b = (l[1], m[1]) if l[0] == "not" else (l, m)
            if a[0] == b[0]:
                g = [a[0]] + [lgg(x, y) for x, y in zip(a[1:], b[1:])]
                out.append(["not", g] if l[0] == "not" else g)
    return out
# %% pairs_first: algorithm: literals with pairs in the place of terms first, and the pairs named at the end
def lgg_clause(one, other):
    def freeze(x):
        return tuple(freeze(y) for y in x) if isinstance(x, (list, tuple)) else x
    def pair(s, t):
        if s == t:
            return s
        if isinstance(s, tuple) and isinstance(t, tuple) and s[0] == t[0]:
            return (s[0], *map(pair, s[1:], t[1:]))
        return frozenset([("left", s), ("right", t)])
    found = set()
    for l in map(freeze, one):
        for m in map(freeze, other):
            if l[0] == m[0] == "not":
                if l[1][0] == m[1][0]:
                    found.add(("not", (l[1][0], *map(pair, l[1][1:], m[1][1:]))))
            elif l[0] == m[0]:
                found.add((l[0], *map(pair, l[1:], m[1:])))
    order = []
    def named(x):
        if isinstance(x, tuple):
            return tuple(named(y) for y in x)
        if isinstance(x, frozenset):
            if x not in order:
                order.append(x)
            return f"Z_{order.index(x)}"
        return x
    return {named(l) for l in found}
