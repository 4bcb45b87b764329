# %% in_rounds: algorithm: rounds over the body; in each one the terms that are found become equalities
def flat_clause(clause):
    head, body = clause
    used = repr(clause)
    number = 0
    done = []
    todo = [list(atom) for atom in body]
    while todo:
        atom = todo.pop(0)
        equality = atom[0] == "="
        inner = atom[2] if equality else atom
        if isinstance(inner, list):
            flat = [inner[0]]
            for term in inner[1:]:
                if isinstance(term, str) and term[0].isupper():
                    flat.append(term)
                else:
                    number += 1
                    while "N%d" % number in used:
                        number += 1
                    flat.append("N%d" % number)
                    todo.append(["=", "N%d" % number, term])
            done.append(["=", atom[1], flat] if equality else flat)
        else:
            done.append(atom)
    return [head, done]

# %% recursive: algorithm: a function that gives the variable of a term and the literals that it needs
from itertools import count
def flat_clause(clause):
    head, body = clause
    longest = max(map(len, repr(clause).split("'")))
    names = ("Q" + "q" * longest + str(n) for n in count())
    def flat(term):
        if isinstance(term, str) and term[:1].isupper():
            return term, []
        name = next(names)
        if not isinstance(term, list):
            return name, [("=", name, term)]
        parts = [flat(t) for t in term[1:]]
        inner = (term[0], *[v for v, _ in parts])
        return name, [("=", name, inner)] + [l for _, ls in parts for l in ls]
    out = []
    for atom in body:
        parts = [flat(t) for t in atom[1:]]
        out.append((atom[0], *[v for v, _ in parts]))
        for _, literals in parts:
            out += literals
    return (head, out)
