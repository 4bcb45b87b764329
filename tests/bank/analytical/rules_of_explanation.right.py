# %% recursion: algorithm: conditions passed upwards, with a substitution that is followed on demand
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
# %% equal_places: algorithm: every place of an atom is a node, and equal places are joined
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
