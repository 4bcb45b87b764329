# %% backward: algorithm: every ground instance of every clause, until nothing new is true; variables of examples are objects of their own
from itertools import product

def theory_errors(hypothesis, background, positives, negatives):
    clauses = list(hypothesis) + list(background)

    def is_variable(name):
        return name[0].isupper()

    def covered(example):
        head, body = example
        solid = lambda atom: (atom[0],) + tuple(("var", t) if is_variable(t) else ("con", t) for t in atom[1:])
        goal, true = solid(head), {solid(atom) for atom in body}
        things = {t for atom in true | {goal} for t in atom[1:]}
        things |= {("con", t) for h, b in clauses for a in [h] + list(b) for t in a[1:] if not is_variable(t)}
        instances = []
        for h, b in clauses:
            names = sorted({t for a in [h] + list(b) for t in a[1:] if is_variable(t)})
            for values in product(sorted(things), repeat=len(names)):
                put = dict(zip(names, values))
                make = lambda a: (a[0],) + tuple(put[t] if is_variable(t) else ("con", t) for t in a[1:])
                instances.append((make(h), [make(a) for a in b]))
        grown = True
        while grown:
            new = {h for h, b in instances if all(a in true for a in b)} - true
            grown = bool(new)
            true |= new
        return goal in true

    return {
        "missed": [i for i, e in enumerate(positives) if not covered(e)],
        "wrong": [i for i, e in enumerate(negatives) if covered(e)],
    }
# %% joins: algorithm: facts kept in a table by predicate, bodies joined from left to right, until the goal or nothing new appears
def theory_errors(hypothesis, background, positives, negatives):
    def solutions(body, table, bound):
        if not body:
            yield bound
            return
        name, *terms = body[0]
        for row in list(table.get(name, ())):
            extended = dict(bound)
            if all(extended.setdefault(t, v) == v if t[:1].isupper() else t == v for t, v in zip(terms, row)):
                yield from solutions(body[1:], table, extended)

    def proves(example):
        (goal, *goal_terms), body = example
        fresh = lambda t: "?" + t if t[:1].isupper() else t
        table = {}
        for name, *terms in body:
            table.setdefault(name, set()).add(tuple(map(fresh, terms)))
        while tuple(map(fresh, goal_terms)) not in table.get(goal, ()):
            before = sum(map(len, table.values()))
            for (name, *terms), conditions in [*hypothesis, *background]:
                for bound in list(solutions(conditions, table, {})):
                    table.setdefault(name, set()).add(tuple(bound.get(t, t) for t in terms))
            if sum(map(len, table.values())) == before:
                return False
        return True

    missed = [place for place in range(len(positives)) if not proves(positives[place])]
    wrong = [place for place in range(len(negatives)) if proves(negatives[place])]
    return {"missed": missed, "wrong": wrong}
