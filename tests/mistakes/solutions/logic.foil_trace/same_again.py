# mistake: covered examples not removed
from itertools import product
from math import log2


def extend(found, literal, facts):
    out = []
    for b in found:
        for f in facts:
            if f[0] == literal[0] and len(f) == len(literal):
                new = dict(b)
                if all(new.setdefault(t, v) == v for t, v in zip(literal[1:], f[1:])):
                    out.append(new)
    return out


def foil_trace(target, constants, positives, facts):
    head = [target, "X", "Y"][: 1 + len(positives[0])]
    negatives = [list(t) for t in product(constants, repeat=len(head) - 1) if list(t) not in positives]
    left, steps = list(positives), []
    while left:
        body = []
        pos, neg = ([dict(zip(head[1:], e)) for e in es] for es in (positives, negatives))
        while neg:
            old = list(pos[0])
            best = None
            for kind, size in dict.fromkeys((f[0], len(f) - 1) for f in facts):
                for terms in product([*old, "Z%d" % len(body)], repeat=size):
                    if set(terms) & set(old):
                        p, n = extend(pos, [kind, *terms], facts), extend(neg, [kind, *terms], facts)
                        if p:
                            kept = len([b for b in pos if extend([b], [kind, *terms], facts)])
                            gain = kept * (log2(len(p) / (len(p) + len(n))) - log2(len(pos) / (len(pos) + len(neg))))
                            if gain > 1e-9 and (best is None or gain > best[0] + 1e-9):
                                best = (gain, [kind, *terms], p, n)
            if best is None or len(body) == 3:
                return steps
            gain, literal, pos, neg = best
            body = [*body, literal]
            steps.append({"clause": [head, body], "gain": gain})
        done = [[b[v] for v in head[1:]] for b in pos]
        if all(e not in done for e in left):
            return steps
        left = [e for e in left if e not in done]
    return steps
