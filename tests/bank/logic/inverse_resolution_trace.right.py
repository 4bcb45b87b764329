# %% with_lists: algorithm: literals as lists, one substitution after the other
def inverse_resolution_trace(clause, steps):
    def put(literal, values):
        if literal[0] == "not":
            return ["not", put(literal[1], values)]
        return [literal[0]] + [values.get(t, t) for t in literal[1:]]
    found = []
    for step in steps:
        known = [put(l, step["theta"]) for l in step["parent"]]
        gone = put(step["literal"], step["theta"])
        opposite = gone[1] if gone[0] == "not" else ["not", gone]
        rest = [l for l in known if l != gone]
        clause = [put(l, step["names"]) for l in clause if l not in rest] + [put(opposite, step["names"])]
        found.append(clause)
    return found

# %% flat_sets: algorithm: literals as sign, predicate and terms in a set
def inverse_resolution_trace(clause, steps):
    flat = lambda l: (False, *l[1]) if l[0] == "not" else (True, *l)
    back = lambda l: list(l[1:]) if l[0] else ["not", list(l[1:])]
    move = lambda l, m: (*l[:2], *(m.get(t, t) for t in l[2:]))
    now, out = {flat(l) for l in clause}, []
    for s in steps:
        parent = {move(flat(l), s["theta"]) for l in s["parent"]}
        one = move(flat(s["literal"]), s["theta"])
        now = (now - (parent - {one})) | {(not one[0], *one[1:])}
        now = {move(l, s["names"]) for l in now}
        out.append([back(l) for l in sorted(now)])
    return out
