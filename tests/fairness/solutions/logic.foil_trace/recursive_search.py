"""algorithm: bindings by a recursive generator, the last of the best literals; clauses as dicts with head and body."""

import math
from itertools import product


def solutions(body, theta, facts):
    if not body:
        yield theta
        return
    for fact in facts:
        if fact[0] == body[0][0] and len(fact) == len(body[0]):
            more = dict(theta)
            if all(more.setdefault(t, v) == v for t, v in zip(body[0][1:], fact[1:])):
                yield from solutions(body[1:], more, facts)


def count(head, body, examples, facts):
    return sum(1 for e in examples for _ in solutions(body, dict(zip(head[1:], e)), facts))


def best_literal(head, body, left, negatives, facts):
    old = list(dict.fromkeys(t for a in [head, *body] for t in a[1:]))
    p0, n0 = count(head, body, left, facts), count(head, body, negatives, facts)
    found = (0.0, None)
    for name, size in dict.fromkeys((f[0], len(f) - 1) for f in facts):
        for terms in product(["Fresh%d" % len(body), *old], repeat=size):
            if all(t not in old for t in terms):
                continue
            longer = [*body, [name, *terms]]
            p1, n1 = count(head, longer, left, facts), count(head, longer, negatives, facts)
            if p1:
                starts = [s for e in left for s in solutions(body, dict(zip(head[1:], e)), facts)]
                t = sum(next(solutions(longer[-1:], s, facts), None) is not None for s in starts)
                gain = t * (math.log2(p1 / (p1 + n1)) - math.log2(p0 / (p0 + n0)))
                if gain > 1e-12 and gain > found[0] - 1e-12:
                    found = (gain, longer[-1])
    return found


def foil_trace(target, constants, positives, facts):
    head = [target, *["X", "Y"][: len(positives[0])]]
    negatives = [list(t) for t in product(constants, repeat=len(head) - 1) if list(t) not in positives]
    left, steps = [list(p) for p in positives], []
    while left:
        body = []
        while count(head, body, negatives, facts):
            gain, literal = best_literal(head, body, left, negatives, facts)
            if literal is None or len(body) == 3:
                return steps
            body = body + [literal]
            steps.append({"clause": {"head": head, "body": body}, "gain": gain})
        left = [e for e in left if not count(head, body, [e], facts)]
    return steps
