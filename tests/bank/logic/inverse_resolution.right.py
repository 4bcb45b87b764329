# %% every_clause: algorithm: every clause over the propositions is resolved with each known one
from itertools import product
def inverse_resolution(resolvent, known):
    def pair(literal):
        return (literal, True) if isinstance(literal, str) else (literal[1], False)
    goal = {pair(l) for l in resolvent}
    found = []
    for clause in known:
        parent = {pair(l) for l in clause}
        names = sorted({name for name, _ in goal | parent})
        for signs in product([None, True, False], repeat=len(names)):
            other = {(n, s) for n, s in zip(names, signs) if s is not None}
            for name, sign in parent:
                if (name, not sign) in other and (name, True) not in goal and (name, False) not in goal:
                    if (parent - {(name, sign)}) | (other - {(name, not sign)}) == goal:
                        found.append([n if s else ["not", n] for n, s in sorted(other)])
    return found

# %% by_the_missing_one: algorithm: the one literal that is missing; then all parts of the rest
def inverse_resolution(resolvent, known):
    found = []
    for parent in known:
        missing = [l for l in parent if l not in resolvent]
        if len(missing) != 1:
            continue
        against = missing[0][1] if isinstance(missing[0], list) else ["not", missing[0]]
        if against in resolvent:
            continue
        clauses = [[against] + [l for l in resolvent if l not in parent]]
        for literal in parent:
            if literal != missing[0]:
                clauses += [clause + [literal] for clause in clauses]
        found += clauses
    return found
