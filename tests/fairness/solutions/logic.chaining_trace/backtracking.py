"""algorithm: bodies solved one atom at a time by a generator, a dict for each round."""


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
