# %% primed: algorithm: all variables of the second clause primed, then the heads made equal place by place
def glb_clause(one, other):
    def is_var(t):
        return t[0].isupper() or t[0] == "_"
    def put(atom, old, new):
        return [atom[0]] + [new if t == old else t for t in atom[1:]]
    atoms = [list(one[0])] + [list(a) for a in one[1]]
    primed = [[a[0]] + [t + "__2" if is_var(t) else t for t in a[1:]] for a in [other[0]] + list(other[1])]
    for place in range(1, len(atoms[0])):
        s, t = atoms[0][place], primed[0][place]
        if s != t:
            old, new = (s, t) if is_var(s) else (t, s)
            atoms = [put(a, old, new) for a in atoms]
            primed = [put(a, old, new) for a in primed]
    body = []
    for atom in atoms[1:] + primed[1:]:
        if atom not in body:
            body.append(atom)
    return [atoms[0], body]
# %% groups: algorithm: groups of terms that must be equal, by union and find; the clause as text
def glb_clause(one, other):
    parent = {}
    def find(x):
        while parent.get(x, x) != x:
            x = parent[x]
        return x
    def tag(side, term):
        return ("", term) if term[0].islower() else (side, term)
    for s, t in zip(one[0][1:], other[0][1:]):
        a, b = find(tag("A", s)), find(tag("B", t))
        if a != b:
            if a[0] == "":
                a, b = b, a
            parent[a] = b
    names = {}
    def show(side, term):
        root = find(tag(side, term))
        return root[1] if root[0] == "" else names.setdefault(root, "V%d" % len(names))
    def atom(side, a):
        return a[0] + "(" + ", ".join(show(side, t) for t in a[1:]) + ")"
    body = [atom("A", a) for a in one[1]] + [atom("B", a) for a in other[1]]
    head = atom("A", one[0])
    return head + (" :- " + ", ".join(body) if body else "") + "."
