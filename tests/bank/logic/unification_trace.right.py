# %% stack: algorithm: the last pair first, and the variable of `other` is bound where both are variables
def var(t):
    return isinstance(t, str) and (t[0].isupper() or t[0] == "_")
def put(t, v, new):
    return [t[0]] + [put(x, v, new) for x in t[1:]] if isinstance(t, list) else new if t == v else t
def has(t, v):
    return any(has(x, v) for x in t[1:]) if isinstance(t, list) else t == v
def unification_trace(one, other):
    steps, left, bindings = [], [(one, other)], {}
    while left:
        s, t = left.pop()
        fails = False
        if s != t:
            v, u = (t, s) if var(t) else (s, t)
            if var(v) and not has(u, v):
                left = [(put(a, v, u), put(b, v, u)) for a, b in left]
                bindings = {w: put(x, v, u) for w, x in bindings.items()}
                bindings[v] = u
            elif isinstance(s, list) and isinstance(t, list) and s[0] == t[0] and len(s) == len(t):
                left = left + list(zip(s[1:], t[1:]))
            else:
                left, fails = [], True
        steps.append({"bindings": dict(bindings), "left": list(left), "fails": fails})
    return steps
# %% shortest_first: algorithm: the pair with the shortest text is taken first, and the list begins with the start
def unification_trace(one, other):
    def swap(term, name, by):
        if isinstance(term, (list, tuple)):
            return [term[0], *[swap(part, name, by) for part in term[1:]]]
        return by if term == name else term
    def inside(term):
        return {x for part in term[1:] for x in inside(part)} if isinstance(term, list) else {term}
    states = [{"bindings": {}, "left": [[one, other]], "fails": False}]
    while states[-1]["left"]:
        now = states[-1]
        left = sorted(now["left"], key=lambda pair: len(str(pair)))
        (a, b), rest = left[0], left[1:]
        new = dict(now["bindings"])
        if a == b:
            states.append({"bindings": new, "left": rest, "fails": False})
            continue
        options = [(x, y) for x, y in [(a, b), (b, a)] if isinstance(x, str) and not x[0].islower() and x not in inside(y)]
        if options:
            name, by = options[0]
            new = {key: swap(value, name, by) for key, value in new.items()}
            new[name] = by
            rest = [[swap(x, name, by), swap(y, name, by)] for x, y in rest]
        elif isinstance(a, list) and isinstance(b, list) and [a[0], len(a)] == [b[0], len(b)]:
            rest += [[x, y] for x, y in zip(a[1:], b[1:])]
        else:
            states.append({"bindings": new, "left": [], "fails": True})
            break
        states.append({"bindings": new, "left": rest, "fails": False})
    return states
