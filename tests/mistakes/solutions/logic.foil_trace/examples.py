# mistake: examples counted for bindings
from itertools import product
from math import log2


def holds(body, theta, facts):
    if not body:
        return True
    for f in facts:
        if f[0] == body[0][0] and len(f) == len(body[0]):
            new = dict(theta)
            if all(new.setdefault(t, v) == v for t, v in zip(body[0][1:], f[1:])) and holds(body[1:], new, facts):
                return True
    return False


def foil_trace(target, constants, positives, facts):
    head = [target, "X", "Y"][: 1 + len(positives[0])]
    negatives = [list(t) for t in product(constants, repeat=len(head) - 1) if list(t) not in positives]

    def cover(body, examples):
        return [e for e in examples if holds(body, dict(zip(head[1:], e)), facts)]

    left, steps = list(positives), []
    while left:
        body = []
        while cover(body, negatives):
            p0, n0 = len(cover(body, left)), len(cover(body, negatives))
            old = list(dict.fromkeys(t for a in [head, *body] for t in a[1:]))
            best = (1e-9, None)
            for kind, size in dict.fromkeys((f[0], len(f) - 1) for f in facts):
                for terms in product([*old, "Z%d" % len(body)], repeat=size):
                    if set(terms) & set(old):
                        longer = [*body, [kind, *terms]]
                        p1, n1 = len(cover(longer, left)), len(cover(longer, negatives))
                        if p1:
                            gain = p1 * (log2(p1 / (p1 + n1)) - log2(p0 / (p0 + n0)))
                            if gain > best[0] + 1e-9:
                                best = (gain, longer)
            if best[1] is None or len(body) == 3:
                return steps
            body = best[1]
            steps.append({"clause": [head, body], "gain": best[0]})
        left = [e for e in left if e not in cover(body, left)]
    return steps
