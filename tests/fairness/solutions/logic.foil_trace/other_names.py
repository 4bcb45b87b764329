"""type: tuples, other names of variables, the last of the tied literals."""

from itertools import product
from math import log2


def extend(bindings, literal, facts):
    found = []
    for binding in bindings:
        for fact in facts:
            if fact[0] == literal[0] and len(fact) == len(literal):
                new = dict(binding)
                if all(new.setdefault(v, c) == c for v, c in zip(literal[1:], fact[1:])):
                    found.append((binding, new))
    return found


def foil_trace(target, constants, positives, facts):
    arity = len(positives[0])
    head = (target, *("A", "B")[:arity])
    negatives = [t for t in product(constants, repeat=arity) if list(t) not in positives]
    left, steps = [tuple(p) for p in positives], []
    kinds = {(f[0], len(f) - 1) for f in facts}
    while left:
        body = []
        pos = [dict(zip(head[1:], p)) for p in left]
        neg = [dict(zip(head[1:], n)) for n in negatives]
        while neg:
            if len(body) == 3:
                return steps
            old = list(dict.fromkeys(v for lit in (head, *body) for v in lit[1:]))
            best, gain = None, 0
            for name, size in sorted(kinds):
                for terms in product([*old, f"New{len(body)}"], repeat=size):
                    if not set(terms) & set(old):
                        continue
                    p, n = extend(pos, (name, *terms), facts), extend(neg, (name, *terms), facts)
                    if not p:
                        continue
                    t = len({id(before) for before, _ in p})
                    now = t * (log2(len(p) / (len(p) + len(n))) - log2(len(pos) / (len(pos) + len(neg))))
                    if now > 1e-12 and now >= gain - 1e-12:
                        best, gain = (name, *terms), now
            if best is None:
                return steps
            body = [best, *body]
            pos = [after for _, after in extend(pos, best, facts)]
            neg = [after for _, after in extend(neg, best, facts)]
            steps.append(((head, tuple(body)), gain))
        covered = {tuple(b[v] for v in head[1:]) for b in pos}
        left = [p for p in left if p not in covered]
    return steps
