# %% generators: algorithm: generators that explain, and a substitution that is followed on demand
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
def both_rules(proof, theory):
    from itertools import count
    numbers, values = count(), {}
    def var(t):
        return isinstance(t, tuple)
    def value(t):
        while var(t) and t in values:
            t = values[t]
        return t
    def copy(atom, n):
        return [atom[0]] + [(t, n) if isinstance(t, str) and t[0].isupper() else t for t in atom[1:]]
    def conditions(node, atom):
        if node["by"] in ("fact", "builtin"):
            return [atom]
        n = next(numbers)
        head, body = theory[node["by"]]
        for a, h in zip(atom[1:], copy(head, n)[1:]):
            a, h = value(a), value(h)
            if a != h:
                values[h if var(h) else a] = a if var(h) else h
        found = []
        for part, each in zip(node["using"], body):
            found += conditions(part, copy(each, n))
        return found
    goal = proof["goal"]
    top = [goal[0]] + [("Goal", -1 - i) for i in range(len(goal) - 1)]
    body = conditions(proof, top)
    def name(t):
        t = value(t)
        return f"{t[0]}_{t[1]}".replace("-", "m") if var(t) else t
    regression = [[a[0]] + [name(t) for t in a[1:]] for a in [top] + body]
    def facts(node):
        return [node["goal"]] if node["by"] == "fact" else [f for each in node["using"] for f in facts(each)]
    names = {t: "V" + str(i) for i, t in enumerate(goal[1:])}
    leaves = [[a[0]] + [names.get(t, t) for t in a[1:]] for a in [goal] + facts(proof)]
    return {"leaves": [leaves[0], leaves[1:]], "regression": [regression[0], regression[1:]]}
def covers(rule, goal, facts):
    head, body = rule
    if len(head) != len(goal):
        return False
    values = {}
    for h, g in zip(head[1:], goal[1:]):
        if h[0].isupper():
            if values.setdefault(h, g) != g:
                return False
        elif h != g:
            return False
    # the rule is a theory of one clause, and its instance is explained
    return bool(explanation(goal, [rule], facts)) if body else True
def ebg_trace(examples, theory):
    rules, steps = [], []
    for example in examples:
        if not example["positive"]:
            continue
        goal, facts = example["goal"], example["facts"]
        if any(covers(rule, goal, facts) for rule in rules):
            outcome = "covered"
        else:
            proof = explanation(goal, theory, facts)
            outcome = "learned" if proof else "unexplained"
            if proof:
                rules.append(both_rules(proof, theory)["regression"])
        steps.append({"outcome": outcome, "rules": list(rules)})
    return steps
# %% forwards: algorithm: everything that follows from the facts up, and places of atoms that are joined
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
def both_rules(proof, theory):
    parent, constant = {}, {}
    def find(x):
        while parent.setdefault(x, x) != x:
            x = parent[x]
        return x
    def join(x, y):
        x, y = find(x), find(y)
        if x != y:
            parent[x] = y
            if x in constant:
                constant[y] = constant[x]
    rule, body, stack, use = [proof["goal"][0]], [], [], 0
    top = [("top", i) for i in range(len(proof["goal"]) - 1)]
    stack.append((proof, top))
    facts = []
    while stack:
        node, places = stack.pop()
        if node["by"] == "fact" or node["by"] == "builtin":
            body.append((node["goal"][0], places))
            if node["by"] == "fact":
                facts.append(node["goal"])
            continue
        use += 1
        def node_of(term):
            key = (use, term)
            if not (isinstance(term, str) and term[:1].isupper()):
                constant.setdefault(key, term)
                constant[find(key)] = term
            return key
        head, atoms = theory[node["by"]]
        for place, term in zip(places, head[1:]):
            join(place, node_of(term))
        for part, atom in zip(node["using"], atoms):
            stack.append((part, [node_of(t) for t in atom[1:]]))
    seen = []
    def shown(place):
        root = find(place)
        if root in constant:
            return constant[root]
        if root not in seen:
            seen.append(root)
        return "P%d" % seen.index(root)
    regression = ([rule[0], *map(shown, top)], [[name, *map(shown, places)] for name, places in body])
    terms = list(dict.fromkeys(proof["goal"][1:]))
    def named(atom):
        return [atom[0]] + ["T%d" % terms.index(t) if t in terms else t for t in atom[1:]]
    return {"leaves": (named(proof["goal"]), [named(f) for f in facts]), "regression": regression}
def holds(atoms, values, facts):
    if not atoms:
        return True
    # numbers are only known once facts have been matched
    name, *terms = atoms[0]
    got = [values.get(t, t) for t in terms]
    if name == "less":
        return got[0] < got[1] and holds(atoms[1:], values, facts)
    if name == "times":
        product = got[0] * got[1]
        if isinstance(got[2], str):
            return holds(atoms[1:], {**values, got[2]: product}, facts)
        return got[2] == product and holds(atoms[1:], values, facts)
    for fact in facts:
        if fact[0] == name and len(fact) == len(atoms[0]):
            more = dict(values)
            if all((more.setdefault(t, c) if isinstance(t, str) and t[0].isupper() else t) == c for t, c in zip(terms, fact[1:])):
                if holds(atoms[1:], more, facts):
                    return True
    return False
def ebg_trace(examples, theory):
    steps, learned = [], ()
    for goal, facts in [(e["goal"], e["facts"]) for e in examples if e["positive"]]:
        done = False
        for head, body in learned:
            start = {}
            same = all((start.setdefault(h, g) if h[:1].isupper() else h) == g for h, g in zip(head[1:], goal[1:]))
            # facts before what is computed, products before comparisons
            order = sorted(body, key=lambda atom: (atom[0] in ("times", "less"), atom[0] == "less"))
            done = done or (same and holds(order, start, facts))
        proof = None if done else explanation(goal, theory, facts)
        if proof:
            learned += (both_rules(proof, theory)["regression"],)
        steps.append(("covered" if done else "learned" if proof else "unexplained", learned))
    return steps
