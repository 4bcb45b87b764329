# %% union_find: algorithm: variables are marked with the number of their clause, and classes of equal terms are joined
def all_resolvents(one, other):
    def variable(t):
        return isinstance(t, tuple)
    def read(clause, mark):
        marked = []
        for literal in clause:
            negative = len(literal) == 2 and literal[0] == "not"
            name, *terms = literal[1] if negative else literal
            marked.append((not negative, name, tuple((t, mark) if t[0] == "_" or t[0].isupper() else t for t in terms)))
        return marked
    def written(positive, name, terms):
        atom = [name] + ["V" + t[0] + "_" + str(t[1]) if variable(t) else t for t in terms]
        return atom if positive else ["not", atom]
    a, b = read(one, 1), read(other, 2)
    out = []
    for i, (s, p, ts) in enumerate(a):
        for j, (t, q, us) in enumerate(b):
            if s == t or p != q:
                continue
            parent = {}
            def find(x):
                while x in parent:
                    x = parent[x]
                return x
            for x, y in zip(ts, us):
                x, y = find(x), find(y)
                if x == y:
                    continue
                if variable(x):
                    parent[x] = y
                elif variable(y):
                    parent[y] = x
                else:
                    break
            else:
                rest = a[:i] + a[i + 1:] + b[:j] + b[j + 1:]
                literals = []
                for sign, name, terms in rest:
                    l = written(sign, name, [find(x) for x in terms])
                    if l not in literals:
                        literals.append(l)
                out.append(literals)
    return out

# %% substituting: algorithm: the first difference of two atoms is removed by a substitution in everything, until there is none
def is_var(t):
    return t[:1].isupper() or t.startswith("_")

def put(literal, name, term):
    if literal[0] == "not" and isinstance(literal[1], tuple):
        return ("not", put(literal[1], name, term))
    return (literal[0],) + tuple(term if t == name else t for t in literal[1:])

def freeze(l):
    return ("not", tuple(l[1])) if l[0] == "not" and isinstance(l[1], list) else tuple(l)

def all_resolvents(one, other):
    first, second = [freeze(l) for l in one], [freeze(l) for l in other]
    for k, literal in enumerate(list(second)):
        atom = literal[1] if literal[0] == "not" and isinstance(literal[1], tuple) else literal
        for t in atom[1:]:
            if is_var(t) and not t.endswith("_from_second"):
                second = [put(l, t, t + "_from_second") for l in second]
    result = set()
    for literal in first:
        for against in second:
            if (literal[0] == "not") == (against[0] == "not"):
                continue
            x = literal[1] if literal[0] == "not" else literal
            y = against[1] if against[0] == "not" else against
            if x[0] != y[0]:
                continue
            mine = [l for l in first if l != literal]
            theirs = [l for l in second if l != against]
            while x != y:
                s, t = next((s, t) for s, t in zip(x, y) if s != t)
                if not is_var(s):
                    s, t = t, s
                if not is_var(s):
                    break
                x, y = put(x, s, t), put(y, s, t)
                mine = [put(l, s, t) for l in mine]
                theirs = [put(l, s, t) for l in theirs]
            else:
                result.add(frozenset(mine + theirs))
    return result
