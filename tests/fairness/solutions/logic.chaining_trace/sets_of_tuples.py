"""type: sets of tuples, with the given facts first and an empty round last."""


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
