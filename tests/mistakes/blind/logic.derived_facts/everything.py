# mistake: given facts returned too
def match(atom, fact, known):
    if atom[0] != fact[0] or len(atom) != len(fact):
        return None
    known = dict(known)
    for term, value in zip(atom[1:], fact[1:]):
        if term[0].isupper():
            if known.setdefault(term, value) != value:
                return None
        elif term != value:
            return None
    return known


def bindings(body, facts):
    found = [{}]
    for atom in body:
        found = [new for old in found for f in facts if (new := match(atom, f, old)) is not None]
    return found


def apply(rule, facts):
    head, body = rule
    return {(head[0], *[b.get(t, t) for t in head[1:]]) for b in bindings(body, facts)}


def derived_facts(facts, rules):
    given = {tuple(f) for f in facts}
    known = set(given)
    while True:
        new = set()
        for rule in rules:
            new |= apply(rule, known)
        if new <= known:
            return sorted(known)
        known |= new
