# %% plain: algorithm: nested loops; reduction by a search for a map into what is left of the body
def golem_trace(positives, negatives):
    def var(t):
        return t[0].isupper()
    def maps(atoms, target, theta):
        if not atoms:
            return theta
        for t in target:
            if t[0] == atoms[0][0]:
                new = dict(theta)
                if all(new.setdefault(x, y) == y if var(x) else x == y for x, y in zip(atoms[0][1:], t[1:])):
                    found = maps(atoms[1:], target, new)
                    if found is not None:
                        return found
        return None
    def covers(clause, example):
        head, body = clause
        start = maps([head], [example[0]], {})
        return start is not None and maps(body, example[1], start) is not None
    def reduce(head, body):
        fixed = {t: t for t in head[1:] if var(t)}
        for atom in body:
            rest = [b for b in body if b != atom]
            theta = maps(body, rest, fixed)
            if theta is not None:
                smaller = []
                for b in body:
                    image = [b[0]] + [theta.get(t, t) for t in b[1:]]
                    if image not in smaller:
                        smaller.append(image)
                return reduce(head, smaller)
        return [head, body]
    def lgg(clause, example):
        table = {}
        names = {t for atom in [clause[0]] + clause[1] for t in atom[1:] if var(t)}
        def join(a, b):
            out = [a[0]]
            for x, y in zip(a[1:], b[1:]):
                if x != y and (x, y) not in table:
                    n = len(names)
                    while "G%d" % n in names:
                        n += 1
                    names.add("G%d" % n)
                    table[x, y] = "G%d" % n
                out.append(x if x == y else table[x, y])
            return out
        head = join(clause[0], example[0])
        body = []
        for a in clause[1]:
            for b in example[1]:
                if a[0] == b[0]:
                    atom = join(a, b)
                    if atom not in body:
                        body.append(atom)
        return reduce(head, body)
    steps, left = [], list(positives)
    def look(clause):
        bad = [i for i, n in enumerate(negatives) if covers(clause, n)]
        steps.append({"clause": clause, "covered": bad})
        return bad
    while left:
        clause = left[0]
        look(clause)
        again = True
        while again:
            again = False
            for example in positives:
                if covers(clause, example):
                    continue
                general = lgg(clause, example)
                if not look(general):
                    clause, again = general, True
                    break
        left = [e for e in left if not covers(clause, e)]
    return steps

# %% text_answers: algorithm: one counter instead of nested loops; clauses as frozensets of atoms with pairs as variables
def golem_trace(positives, negatives):
    is_var = lambda t: isinstance(t, tuple)
    def every(atoms, target, theta):
        atoms = sorted(atoms, key=lambda a: sum(is_var(t) and t not in theta for t in a))
        if not atoms:
            return [theta]
        for image in target:
            if image[0] == atoms[0][0] and len(image) == len(atoms[0]):
                new = dict(theta)
                for x, y in zip(atoms[0][1:], image[1:]):
                    if is_var(x):
                        if new.setdefault(x, y) != y:
                            break
                    elif x != y:
                        break
                else:
                    found = every(atoms[1:], target, new)
                    if found:
                        return found
        return []
    def freeze(example):
        return tuple(example[0]), frozenset(map(tuple, example[1]))
    def covers(clause, example):
        theta = every([clause[0]], [example[0]], {})
        return bool(theta) and bool(every(list(clause[1]), sorted(example[1]), theta[0]))
    def general(clause, example):
        mix = lambda a, b: (a[0], *(x if x == y else (x, y) for x, y in zip(a[1:], b[1:])))
        head = mix(clause[0], example[0])
        body = {mix(a, b) for a in clause[1] for b in example[1] if a[0] == b[0]}
        keep = {t: t for t in head if is_var(t)}
        smaller = True
        while smaller:
            smaller = False
            for atom in sorted(body, key=repr):
                theta = every(list(body), sorted(body - {atom}, key=repr), keep)
                if theta:
                    body = {(a[0], *(theta[0].get(t, t) if is_var(t) else t for t in a[1:])) for a in body}
                    smaller = True
                    break
        return head, frozenset(body)
    def text(clause):
        names = {}
        def word(t):
            return names.setdefault(t, "V%d" % len(names)) if is_var(t) else t
        def atom(a):
            return "%s(%s)" % (a[0], ", ".join(map(word, a[1:])))
        head, body = clause
        return atom(head) + (" :- " + ", ".join(map(atom, sorted(body, key=repr))) if body else "") + "."
    pos, neg = list(map(freeze, positives)), list(map(freeze, negatives))
    out, open_, clause, at = [], list(range(len(pos))), None, 0
    while open_:
        if clause is None:
            clause, at = pos[open_[0]], 0
            out.append({"clause": text(clause), "covered": {i for i, n in enumerate(neg) if covers(clause, n)}})
        elif at == len(pos):
            open_ = [i for i in open_ if not covers(clause, pos[i])]
            clause = None
        else:
            at += 1
            if not covers(clause, pos[at - 1]):
                new = general(clause, pos[at - 1])
                bad = {i for i, n in enumerate(neg) if covers(new, n)}
                out.append({"clause": text(new), "covered": bad})
                if not bad:
                    clause, at = new, 0
    return out
