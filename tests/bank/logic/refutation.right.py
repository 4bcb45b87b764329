# %% saturation: algorithm: all resolvents of all pairs, round after round, with every step kept
def a_model(clauses):
    from itertools import product
    names = sorted({x if isinstance(x, str) else x[1] for c in clauses for x in c})
    for values in product([False, True], repeat=len(names)):
        model = dict(zip(names, values))
        if all(any(model[x] if isinstance(x, str) else not model[x[1]] for x in c) for c in clauses):
            return model
def refutation_or_model(clauses):
    def read(literal):
        return (literal, True) if isinstance(literal, str) else (literal[1], False)
    known = [frozenset(map(read, clause)) for clause in clauses]
    steps = []
    def write(clause):
        return [name if sign else ["not", name] for name, sign in sorted(clause)]
    found = True
    while frozenset() not in known and found:
        found = False
        for i in range(len(known)):
            for j in range(i):
                for name, sign in known[i]:
                    if (name, not sign) in known[j]:
                        new = known[i] - {(name, sign)} | known[j] - {(name, not sign)}
                        if new not in known:
                            known.append(new)
                            steps.append({"from": [i, j], "clause": write(new)})
                            found = True
                            if not new:
                                return steps
    return steps if frozenset() in known else a_model(clauses)
# %% elimination: algorithm: Davis and Putnam: one proposition after another is resolved away
def a_model(clauses):
    from itertools import product
    names = sorted({x if isinstance(x, str) else x[1] for c in clauses for x in c})
    for values in product([False, True], repeat=len(names)):
        model = dict(zip(names, values))
        if all(any(model[x] if isinstance(x, str) else not model[x[1]] for x in c) for c in clauses):
            return model
def refutation_or_model(clauses):
    known, steps = [], []
    for clause in clauses:
        known.append({x if isinstance(x, str) else "-" + x[1] for x in clause})
    alive = list(range(len(known)))
    names = sorted({x.lstrip("-") for clause in known for x in clause})
    for name in names:
        plus = [i for i in alive if name in known[i]]
        minus = [i for i in alive if "-" + name in known[i]]
        alive = [i for i in alive if i not in plus and i not in minus]
        for i in plus:
            for j in minus:
                if i == j:
                    continue
                new = (known[i] - {name}) | (known[j] - {"-" + name})
                if any({x, "-" + x} <= new for x in names):
                    continue
                known.append(new)
                steps.append((sorted([i, j]), [["not", x[1:]] if x[0] == "-" else x for x in new]))
                alive.append(len(known) - 1)
    return steps if set() in known else a_model(clauses)
# %% models: algorithm: a tree of assignments; where both branches fail, their failed clauses are resolved
def a_model(clauses):
    from itertools import product
    names = sorted({x if isinstance(x, str) else x[1] for c in clauses for x in c})
    for values in product([False, True], repeat=len(names)):
        model = dict(zip(names, values))
        if all(any(model[x] if isinstance(x, str) else not model[x[1]] for x in c) for c in clauses):
            return model
def refutation_or_model(clauses):
    known = [frozenset((x, 1) if isinstance(x, str) else (x[1], 0) for x in c) for c in clauses]
    steps = []
    names = sorted({name for c in known for name, _ in c})
    def failed(values):
        for place, clause in enumerate(known[:len(clauses)]):
            if all(name in values and values[name] != sign for name, sign in clause):
                return place
        if len(values) == len(names):
            return None
        name = names[len(values)]
        low = failed({**values, name: 0})
        if low is None or (name, 1) not in known[low]:
            return low
        high = failed({**values, name: 1})
        if high is None or (name, 0) not in known[high]:
            return high
        new = (known[low] - {(name, 1)}) | (known[high] - {(name, 0)})
        known.append(new)
        steps.append({"from": (low, high), "clause": [n if s else ("not", n) for n, s in new]})
        return len(known) - 1
    return a_model(clauses) if failed({}) is None else steps
