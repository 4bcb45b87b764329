# %% with_sets: algorithm: known variables with types in a dict, one function for a literal
def mode_faults(clauses, head_modes, body_modes):
    def is_var(t):
        return isinstance(t, str) and t[0].isupper()
    def meets(atom, mode, known, head):
        if len(atom) != len(mode) or atom[0] != mode[0]:
            return False
        here = {}
        for t, p in zip(atom[1:], mode[1:]):
            sign, kind = p[0], p[1:]
            if sign == "#":
                if is_var(t):
                    return False
                continue
            if not is_var(t):
                return False
            if sign == "-":
                if t in known or t in here:
                    return False
            elif head:
                if here.get(t, kind) != kind:
                    return False
            elif known.get(t) != kind:
                return False
            here[t] = kind
        known.update(here)
        return True
    out = []
    for head, body in clauses:
        known = {}
        fault = -1
        for i, atom in enumerate([head] + body):
            if not any(meets(atom, m, known, i == 0) for m in (body_modes if i else head_modes)):
                fault = i
                break
        out.append(fault)
    return out

# %% first_places: algorithm: no state; for each place, what stands before it in the flat list of places
def mode_faults(clauses, head_modes, body_modes):
    types = {m[0]: [p[1:] for p in m[1:]] for m in head_modes + body_modes}
    def variable(t):
        return str(t)[0] in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    def fault(clause):
        atoms = [clause[0], *clause[1]]
        for n, atom in enumerate(atoms):
            before = [(t, types.get(a[0])[k]) for a in atoms[:n] for k, t in enumerate(a[1:])]
            seen = [t for t, _ in before]
            ok = False
            for mode in (head_modes, body_modes)[n > 0]:
                if mode[0] != atom[0] or len(mode) != len(atom):
                    continue
                good = True
                for k in range(1, len(atom)):
                    t, sign, kind = atom[k], mode[k][0], mode[k][1:]
                    if sign == "#":
                        good &= not variable(t)
                    elif sign == "-":
                        good &= variable(t) and t not in seen and t not in atom[1:k]
                    elif n == 0:
                        same = [mode[j][1:] for j in range(1, len(atom)) if atom[j] == t]
                        good &= variable(t) and set(same) == {kind}
                    else:
                        good &= variable(t) and (t, kind) in before
                ok |= good
            if not ok:
                return n
        return -1
    return [fault(c) for c in clauses]
