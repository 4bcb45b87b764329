# %% robinson: algorithm: substitutions applied at once, from the first place at which the atoms differ
def is_var(t):
    return isinstance(t, str) and (t[0].isupper() or t[0] == "_")
def replace(t, v, new):
    if isinstance(t, list):
        return [t[0]] + [replace(x, v, new) for x in t[1:]]
    return new if t == v else t
def difference(s, t):
    if s == t:
        return None
    if isinstance(s, list) and isinstance(t, list) and s[0] == t[0] and len(s) == len(t):
        for a, b in zip(s[1:], t[1:]):
            found = difference(a, b)
            if found:
                return found
    return s, t
def inside(v, t):
    return v == t or isinstance(t, list) and any(inside(v, x) for x in t[1:])
def unifier(one, other):
    theta = {}
    while one != other:
        s, t = difference(one, other)
        if not is_var(s):
            s, t = t, s
        if not is_var(s) or inside(s, t):
            return None
        one, other = replace(one, s, t), replace(other, s, t)
        theta = {v: replace(u, s, t) for v, u in theta.items()}
        theta[s] = t
    return theta
# %% triangular: algorithm: bindings that are looked up, recursively, and not replaced in one another; the last arguments first
def unifier(one, other):
    def var(t):
        return isinstance(t, str) and t[0] in "_ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    def look(t, theta):
        return look(theta[t], theta) if var(t) and t in theta else t
    def occurs(v, t, theta):
        t = look(t, theta)
        return t == v if not isinstance(t, list) else any(occurs(v, x, theta) for x in t[1:])
    def unify(s, t, theta):
        s, t = look(s, theta), look(t, theta)
        if s == t:
            return theta
        if var(t):
            return None if occurs(t, s, theta) else {**theta, t: s}
        if var(s):
            return unify(t, s, theta)
        if not isinstance(s, list) or not isinstance(t, list) or s[0] != t[0]:
            return None
        for a, b in reversed(list(zip(s[1:], t[1:]))):
            theta = unify(a, b, theta)
            if theta is None:
                return None
        return theta
    return unify(one, other, {})
# %% new_names from robinson: type: every variable that stays free gets a new name
# def unifier(one, other): => def solved(one, other):
#       return theta
# + def unifier(one, other):
# +     theta = solved(one, other)
# +     if theta is None:
# +         return None
# +     def names(t):
# +         return {v for x in t[1:] for v in names(x)} if isinstance(t, list) else {t} if is_var(t) else set()
# +     for v in sorted((names(one) | names(other)) - set(theta)):
# +         theta = {w: replace(u, v, "New" + v) for w, u in theta.items()}
# +         theta[v] = "New" + v
# +     return theta
