# %% atom_by_atom: algorithm: pairs as tuples for variables; a search that maps one atom after the other
def relative_lgg(one, other, background):
    def join(a, b):
        return tuple(x if x == y else (x, y) for x, y in zip(a, b))
    head = join(one, other)
    body = []
    for a in background:
        for b in background:
            if a[0] == b[0] and join(a, b) not in body:
                body.append(join(a, b))
    def images(atoms, target, theta):
        if not atoms:
            yield theta
            return
        first, rest = atoms[0], atoms[1:]
        for t in target:
            if t[0] == first[0]:
                new = dict(theta)
                if all((new.setdefault(x, y) == y) if isinstance(x, tuple) else x == y for x, y in zip(first, t)):
                    yield from images(rest, target, new)
    def linked_first(atoms):
        known, out, left = set(head), [], list(atoms)
        while left:
            nearest = min(left, key=lambda a: sum(isinstance(x, tuple) and x not in known for x in a))
            left.remove(nearest)
            out.append(nearest)
            known.update(nearest)
        return out
    fixed = {x: x for x in head if isinstance(x, tuple)}
    changed = True
    while changed:
        changed = False
        for atom in body:
            others = [b for b in body if b != atom]
            theta = next(images(linked_first(body), others, fixed), None)
            if theta is not None:
                body = list(dict.fromkeys(tuple(theta.get(x, x) for x in b) for b in body))
                changed = True
                break
    def named(atom):
        return ["V_%s_%s" % x if isinstance(x, tuple) else x for x in atom]
    return [named(head), [named(b) for b in body if list(b) not in background]]

# %% by_groups: algorithm: groups of atoms that share variables, each mapped by giving its variables values
def relative_lgg(one, other, background):
    table = {}
    def lgg(a, b):
        out = [a[0]]
        for x, y in zip(a[1:], b[1:]):
            out.append(x if x == y else table.setdefault((x, y), "T%d" % len(table)))
        return tuple(out)
    head = lgg(one, other)
    atoms = {lgg(a, b) for a in background for b in background if a[0] == b[0]}
    names = set(table.values()) - set(head)
    def groups(atoms):
        found = []
        for atom in atoms:
            mine, own = {atom}, names & set(atom)
            rest = []
            for group, variables in found:
                if variables & own:
                    mine |= group
                    own |= variables
                else:
                    rest.append((group, variables))
            found = rest + [(mine, own)]
        return [each for each in found if each[1]]
    def mapping(group, variables, target):
        todo = sorted(variables, key=lambda v: -sum(v in a for a in group))
        terms = {x for a in target for x in a[1:]}
        def extend(k, theta):
            if k == len(todo):
                return theta
            for term in sorted(terms):
                new = {**theta, todo[k]: term}
                unset = set(todo[k + 1:])
                if all(tuple(new.get(x, x) for x in a) in target for a in group if not unset & set(a)):
                    found = extend(k + 1, new)
                    if found is not None:
                        return found
            return None
        return extend(0, {})
    again = True
    while again:
        again = False
        for group, variables in groups(sorted(atoms)):
            for atom in sorted(group):
                theta = mapping(group, variables, atoms - {atom})
                if theta is not None:
                    atoms = (atoms - group) | {tuple(theta.get(x, x) for x in a) for a in group}
                    again = True
                    break
            if again:
                break
    return {"head": head, "body": [a for a in atoms if list(a) not in background]}
