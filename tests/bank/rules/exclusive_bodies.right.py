# %% nots: algorithm: `not` before every earlier body, as it stands
def exclusive_bodies(rules, domains):
    bodies = []
    for i, (body, label) in enumerate(rules):
        formula = ["and"] + [list(c) for c in body]
        for earlier, _ in rules[:i]:
            formula.append(["not", ["and"] + [list(c) for c in earlier]])
        bodies.append(formula)
    return bodies
# %% listed: algorithm: all rows that a rule decides, one by one
from itertools import product
def exclusive_bodies(rules, domains):
    names = list(domains)
    decided = [["or"] for _ in rules]
    for values in product(*(domains[n] for n in names)):
        row = dict(zip(names, values))
        for i, (body, _) in enumerate(rules):
            if all(row[a] == v for a, v in body):
                decided[i].append(["and"] + [[n, row[n]] for n in names])
                break
    return decided
# %% one_not: algorithm: what is left after each rule, as one formula
def exclusive_bodies(rules, domains):
    left, bodies = True, []
    for body, _ in rules:
        bodies.append(("and", left, list(body)))
        left = ("and", left, ("not", list(body)))
    return bodies
