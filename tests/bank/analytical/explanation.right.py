# %% generators: algorithm: backward, with generators that try every choice
def explanation(goal, theory, facts):
    def is_var(t):
        return isinstance(t, str) and t[0].isupper()
    def match(atom, fact, values):
        if len(atom) != len(fact) or atom[0] != fact[0]:
            return None
        values = dict(values)
        for a, f in zip(atom[1:], fact[1:]):
            if is_var(a):
                if values.setdefault(a, f) != f:
                    return None
            elif a != f:
                return None
        return values
    def ground(atom, values):
        return [values.get(t, t) if is_var(t) else t for t in atom]
    def all_of(body, values):
        if not body:
            yield values, []
            return
        for more, first in one(ground(body[0], values)):
            both = match(body[0], first["goal"], values)
            if both is not None:
                for end, rest in all_of(body[1:], both):
                    yield end, [first] + rest
    def one(atom):
        if atom[0] == "times":
            done = atom[:3] + [atom[1] * atom[2]]
            if match(atom, done, {}) is not None:
                yield {}, {"goal": done, "by": "builtin", "using": []}
        elif atom[0] == "less":
            if atom[1] < atom[2]:
                yield {}, {"goal": atom, "by": "builtin", "using": []}
        for fact in facts:
            if match(atom, fact, {}) is not None:
                yield {}, {"goal": fact, "by": "fact", "using": []}
        for number, (head, body) in enumerate(theory):
            if head[0] != atom[0]:
                continue
            start, fits = {}, len(head) == len(atom)
            same = {}
            for h, a in zip(head[1:], atom[1:]):
                if is_var(a):
                    continue
                if is_var(h):
                    fits = fits and start.setdefault(h, a) == a
                else:
                    fits = fits and h == a
            if fits:
                for values, using in all_of(body, start):
                    proved = ground(head, values)
                    if match(atom, proved, {}) is not None:
                        yield {}, {"goal": proved, "by": number, "using": using}
    for _, proof in one(goal):
        return proof
    return {}
# %% forwards: algorithm: everything that follows is proved from the facts up, and the goal is looked up
def explanation(goal, theory, facts):
    known = {tuple(fact): (tuple(fact), "fact", []) for fact in facts}
    def bound(term, values):
        return values.get(term, term)
    def matches(body, values):
        if not body:
            yield values, []
            return
        name, *terms = body[0]
        if name == "less":
            one, other = (bound(t, values) for t in terms)
            found = [("less", one, other)] if one < other else []
        elif name == "times":
            one, other = (bound(t, values) for t in terms[:2])
            found = [("times", one, other, one * other)]
        else:
            found = [atom for atom in list(known) if atom[0] == name and len(atom) == len(body[0])]
        for atom in found:
            new = dict(values)
            if all((new.setdefault(t, c) if str(t)[0].isupper() else t) == c for t, c in zip(terms, atom[1:])):
                for end, rest in matches(body[1:], new):
                    yield end, [known.get(atom) or (atom, "builtin", [])] + rest
    before = -1
    while before != len(known):
        before = len(known)
        for number, (head, body) in enumerate(theory):
            for values, using in list(matches(body, {})):
                atom = (head[0], *(bound(t, values) for t in head[1:]))
                known.setdefault(atom, (atom, number, using))
    def written(proof):
        atom, by, using = proof
        return {"goal": list(atom), "by": by, "using": [written(each) for each in using]}
    return written(known[tuple(goal)]) if tuple(goal) in known else {}
# %% last_clauses_first: algorithm: clauses from the last one, depth first, with one substitution for all
def explanation(goal, theory, facts):
    def var(t):
        return isinstance(t, str) and t[:1].isupper()
    def prove(goals, values):
        # goals: pairs of an atom and the name under which its variables are known
        if not goals:
            return values, []
        (atom, use), rest = goals[0], goals[1:]
        def value(t, n):
            while var(t) and (t, n) in values:
                t, n = values[t, n]
            return t, n
        terms = [value(t, use) for t in atom[1:]]
        if atom[0] == "less":
            if terms[0][0] < terms[1][0]:
                end = prove(rest, values)
                return end and (end[0], [(atom, use, "builtin", 0)] + end[1])
            return None
        if atom[0] == "times":
            c = terms[0][0] * terms[1][0]
            t, n = terms[2]
            if var(t):
                end = prove(rest, {**values, (t, n): (c, 0)})
            elif t == c:
                end = prove(rest, values)
            else:
                return None
            return end and (end[0], [(atom, use, "builtin", 0)] + end[1])
        choices = [(fact, [], "fact") for fact in reversed(facts)]
        choices += [(head, body, n) for n, (head, body) in reversed(list(enumerate(theory)))]
        for head, body, by in choices:
            if head[0] != atom[0] or len(head) != len(atom):
                continue
            counter[0] += 1
            mine, new, ok = counter[0], dict(values), True
            def look(t, n):
                while var(t) and (t, n) in new:
                    t, n = new[t, n]
                return t, n
            for a, h in zip(atom[1:], head[1:]):
                (x, xn), (y, yn) = look(a, use), look(h, mine)
                if var(x):
                    if (x, xn) != (y, yn):
                        new[x, xn] = (y, yn)
                elif var(y):
                    new[y, yn] = (x, xn)
                elif x != y:
                    ok = False
                    break
            if ok:
                end = prove([(b, mine) for b in body] + rest, new)
                if end:
                    return end[0], [(atom, use, by, len(body))] + end[1]
        return None
    counter = [0]
    found = prove([(goal, 0)], {})
    if not found:
        return {}
    values, steps = found
    def value(t, n):
        while var(t) and (t, n) in values:
            t, n = values[t, n]
        return t
    def tree():
        atom, use, by, parts = steps.pop(0)
        using = [tree() for _ in range(parts)]
        return {"goal": tuple([atom[0]] + [value(t, use) for t in atom[1:]]), "by": by, "using": using}
    return tree()
