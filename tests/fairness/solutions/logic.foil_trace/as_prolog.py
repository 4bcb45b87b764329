"""type: clauses as text in the syntax of Prolog; bindings found anew for each clause by naming all variables."""

from itertools import product
from math import log


def ways(head, body, example, constants, facts):
    others = sorted({t for a in body for t in a[1:]} - set(head[1:]))
    found = []
    for values in product(constants, repeat=len(others)):
        named = dict(zip(head[1:], example)) | dict(zip(others, values))
        if all((a[0], *(named[t] for t in a[1:])) in facts for a in body):
            found.append(tuple(sorted(named.items())))
    return found


def text(atom):
    return f"{atom[0]}({', '.join(atom[1:])})"


def foil_trace(target, constants, positives, facts):
    known = [tuple(f) for f in facts]
    fact_set, arity = set(known), len(positives[0])
    head = (target,) + (("X", "Y")[:arity])
    left = [tuple(p) for p in positives]
    negatives = [t for t in product(constants, repeat=arity) if t not in left]
    kinds = list(dict.fromkeys((f[0], len(f) - 1) for f in known))
    trace = []

    def all_ways(body, examples):
        return [w for e in examples for w in ways(head, body, e, constants, fact_set)]

    while left:
        body = ()
        while all_ways(body, negatives):
            if len(body) == 3:
                return trace
            variables = sorted({t for a in (head, *body) for t in a[1:]})
            p0, n0 = all_ways(body, left), len(all_ways(body, negatives))
            options = []
            for name, size in kinds:
                for terms in product([*variables, f"Z{len(body)}"], repeat=size):
                    if any(t in variables for t in terms):
                        longer = (*body, (name, *terms))
                        p1, n1 = all_ways(longer, left), len(all_ways(longer, negatives))
                        if p1:
                            kept = sum(any(set(b) <= set(a) for a in p1) for b in p0)
                            gain = kept * (log(len(p1) / (len(p1) + n1), 2) - log(len(p0) / (len(p0) + n0), 2))
                            options.append((round(gain, 9), longer, gain))
            best = max(options, key=lambda option: option[0])
            if best[0] <= 0:
                return trace
            body = best[1]
            trace.append({"clause": f"{text(head)} :- {', '.join(map(text, body))}.", "gain": best[2]})
        left = [e for e in left if not ways(head, body, e, constants, fact_set)]
    return trace
