# %% recursive: algorithm: a recursive function puts the terms of the second into those of the first
def put(term, theta):
    if isinstance(term, list):
        return [term[0]] + [put(t, theta) for t in term[1:]]
    return theta[term] if isinstance(term, str) and term in theta else term
def composed(first, second):
    out = {v: put(t, second) for v, t in first.items()}
    for v, t in second.items():
        if v not in first:
            out[v] = t
    return {v: t for v, t in out.items() if t != v}
# %% by_variables: algorithm: both substitutions applied to every variable in turn, with an own stack
def composed(first, second):
    def apply(term, theta):
        if not isinstance(term, (list, tuple)):
            return theta.get(term, term)
        found, left = [], list(term[1:])
        while left:
            found.append(apply(left.pop(0), theta))
        return (term[0], *found)
    result = {}
    for name in sorted(set(first) | set(second)):
        result[name] = apply(apply(name, first), second)
    return result
