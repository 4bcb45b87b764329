# %% all_namings: algorithm: every way of naming the variables of a rule; lists of lists
from itertools import product
def chaining_trace(facts, rules):
    names = sorted({t for f in facts for t in f[1:]} | {t for h, b in rules for a in (h, *b) for t in a[1:] if t.islower()})
    known = [list(f) for f in facts]
    rounds = []
    while True:
        new = []
        for head, body in rules:
            variables = sorted({t for a in body for t in a[1:] if t[0].isupper()})
            for values in product(names, repeat=len(variables)):
                named = dict(zip(variables, values))
                put = lambda a: [a[0]] + [named.get(t, t) for t in a[1:]]
                if all(put(a) in known for a in body):
                    fact = put(head)
                    if fact not in known and fact not in new:
                        new.append(fact)
        if not new:
            return rounds
        rounds.append(new)
        known += new
# %% backtracking: algorithm: bodies solved one atom at a time by a generator, a dict for each round
def solve(body, known, theta):
    if not body:
        yield theta
        return
    first, *rest = body
    for fact in known:
        if fact[0] == first[0] and len(fact) == len(first):
            extended = dict(theta)
            for term, value in zip(first[1:], fact[1:]):
                if extended.get(term, term if not term[0].isupper() else value) != value:
                    break
                extended[term] = value
            else:
                yield from solve(rest, known, extended)

def chaining_trace(facts, rules):
    known, steps = [tuple(f) for f in facts], []
    while True:
        derived = {(h[0], *(t.get(x, x) for x in h[1:])) for h, b in rules for t in solve(b, known, {})}
        new = sorted(derived.difference(known))
        if not new:
            return steps
        steps.append({"new": new})
        known = known + new
# %% by_rounds: algorithm: the round of every fact, remembered in a dict and sorted out at the end
def matches(atoms, facts):
    found = [({}, [])]
    for atom in atoms:
        found = [
            ({**theta, **dict(zip(atom[1:], fact[1:]))}, [*used, fact])
            for theta, used in found
            for fact in facts
            if fact[0] == atom[0] and len(fact) == len(atom)
            if all(theta.get(t, v if t[0].isupper() else t) == v for t, v in zip(atom[1:], fact[1:]))
            if len({(t, v) for t, v in zip(atom[1:], fact[1:])}) == len(set(atom[1:]))
        ]
    return found

def chaining_trace(facts, rules):
    born = {tuple(f): 0 for f in facts}
    number = 0
    while number in born.values():
        number += 1
        for head, body in rules:
            for theta, _ in matches(body, [f for f, n in born.items() if n < number]):
                born.setdefault((head[0], *(theta.get(t, t) for t in head[1:])), number)
    return [[f for f, n in born.items() if n == k] for k in range(1, number)]
# %% sets_of_tuples: type: sets of tuples, with the given facts first and an empty round last
def bind(atom, fact, theta):
    if atom[0] != fact[0] or len(atom) != len(fact):
        return None
    theta = dict(theta)
    for term, value in zip(atom[1:], fact[1:]):
        if term[0].isupper():
            if theta.setdefault(term, value) != value:
                return None
        elif term != value:
            return None
    return theta

def chaining_trace(facts, rules):
    known = {tuple(f) for f in facts}
    rounds = [set(known)]
    while rounds[-1]:
        found = set()
        for head, body in rules:
            thetas = [{}]
            for atom in body:
                thetas = [t for theta in thetas for f in known if (t := bind(atom, f, theta)) is not None]
            found |= {tuple(theta.get(term, term) for term in head) for theta in thetas}
        rounds.append(found - known)
        known |= found
    return rounds
