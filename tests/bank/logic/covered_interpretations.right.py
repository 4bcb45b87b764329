# %% all_values: algorithm: every constant for every variable, of rules and clauses
from itertools import product
def grounded(atoms, names):
    variables = sorted({t for a in atoms for t in a[1:] if t[0].isupper()})
    for values in product(names, repeat=len(variables)):
        theta = dict(zip(variables, values))
        yield [(a[0], *[theta.get(t, t) for t in a[1:]]) for a in atoms]

def covered_interpretations(hypothesis, background, interpretations):
    every = [l[1] if l[0] == "not" else l for c in hypothesis for l in c] + [a for h, b in background for a in [h] + b]
    found = []
    for i, facts in enumerate(interpretations):
        true = {tuple(f) for f in facts}
        names = sorted({t for a in list(true) + every for t in a[1:] if not t[0].isupper()})
        size = -1
        while size != len(true):
            size = len(true)
            for head, body in background:
                for first, *rest in grounded([head] + body, names):
                    if all(a in true for a in rest):
                        true.add(first)
        def holds(clause):
            signs = [l[0] != "not" for l in clause]
            atoms = [l if sign else l[1] for l, sign in zip(clause, signs)]
            return all(any((a in true) == sign for a, sign in zip(ground, signs)) for ground in grounded(atoms, names))
        if all(holds(clause) for clause in hypothesis):
            found.append(i)
    return found

# %% violations: algorithm: bodies are matched with facts, and a violation is looked for
def match(body, facts, theta):
    if not body:
        yield theta
        return
    for fact in facts:
        if fact[0] == body[0][0] and len(fact) == len(body[0]):
            new = dict(theta)
            if all((new.setdefault(t, c) if t[0].isupper() else t) == c for t, c in zip(body[0][1:], fact[1:])):
                yield from match(body[1:], facts, new)

def fill(atom, theta):
    return (atom[0],) + tuple(theta.get(t, t) for t in atom[1:])

def covered_interpretations(hypothesis, background, interpretations):
    places = set()
    for place, facts in enumerate(interpretations):
        model = {tuple(f) for f in facts}
        while True:
            new = {fill(head, theta) for head, body in background for theta in match(body, model, {})} - model
            if not new:
                break
            model |= new
        def violated(clause):
            body = [l[1] for l in clause if l[0] == "not"]
            heads = [l for l in clause if l[0] != "not"]
            return any(all(fill(h, theta) not in model for h in heads) for theta in match(body, model, {}))
        if not any(map(violated, hypothesis)):
            places.add(place)
    return places
