# mistake: news used in the same round
def solve(body, known, theta):
    if not body:
        return [theta]
    out = []
    for fact in sorted(known):
        if fact[0] == body[0][0] and len(fact) == len(body[0]):
            new = dict(theta)
            if all(new.setdefault(t, v) == v if t[0].isupper() else t == v for t, v in zip(body[0][1:], fact[1:])):
                out += solve(body[1:], known, new)
    return out


def chaining_trace(facts, rules):
    known, rounds = {tuple(f) for f in facts}, []
    while True:
        before = set(known)
        for head, body in rules:
            for theta in solve(body, set(known), {}):
                known.add((head[0], *[theta.get(t, t) for t in head[1:]]))
        if known == before:
            return rounds
        rounds.append(known - before)
