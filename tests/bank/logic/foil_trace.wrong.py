# %% base
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
        pos, neg = ([dict(zip(head[1:], e)) for e in es] for es in (left, negatives))
        while neg:
            old = list(pos[0])
            best = None
            for kind, size in dict.fromkeys((f[0], len(f) - 1) for f in facts):
                for terms in product([*old, "Z%d" % len(body)], repeat=size):
                    if set(terms) & set(old):
                        p, n = extend(pos, [kind, *terms], facts), extend(neg, [kind, *terms], facts)
                        if p:
                            gain = len(p) * fall
                            if gain > 1e-9 and (best is None or gain > best[0] + 1e-9):
                                best = (gain, [kind, *terms], p, n)
            if best is None or len(body) == 3:
                return steps
            gain, literal, pos, neg = best
            body = [*body, literal]
            steps.append({"clause": [head, body], "gain": gain})
        done = [[b[v] for v in head[1:]] for b in pos]
        left = [e for e in left if e not in done]
    return steps
# %% all_new_ones from base: mistake: new bindings for those kept
#                           if p:
# +                             fall = log2(len(p) / (len(p) + len(n))) - log2(len(pos) / (len(pos) + len(neg)))
# %% examples: mistake: examples counted for bindings
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
# %% same_again from base: mistake: covered examples not removed
# (left, => (positives,
# gain = len(p) * fall => kept = len([b for b in pos if extend([b], [kind, *terms], facts)])
# +                             gain = kept * (log2(len(p) / (len(p) + len(n))) - log2(len(pos) / (len(pos) + len(neg))))
#           done = [[b[v] for v in head[1:]] for b in pos]
# +         if all(e not in done for e in left):
# +             return steps
# %% shares from base: mistake: not multiplied
# - from math import log2
# (p) * fall => (p) / (len(p) + len(n)) - len(pos) / (len(pos) + len(neg))
# %% without_t from base: mistake: not multiplied
# len(p) * fall => log2(len(p) / (len(p) + len(n))) - log2(len(pos) / (len(pos) + len(neg)))
# %% swept
from itertools import product
from math import log2
def foil_trace(target, constants, positives, facts):
    arity = len(positives[0])
    head = [target] + ["X", "Y"][:arity]
    known = {tuple(f) for f in facts}
    preds = sorted({(f[0], len(f) - 1) for f in facts})
    pos = [tuple(p) for p in positives]
    neg = [t for t in product(constants, repeat=arity) if t not in pos]
    left = list(pos)
    out = []
    def extend(bindings, literal):
        new = []
        for b in bindings:
            free = [t for t in dict.fromkeys(literal[1:]) if t not in b]
            for values in product(constants, repeat=len(free)):
                c = {**b, **dict(zip(free, values))}
                if (literal[0], *[c[t] for t in literal[1:]]) in known:
                    new.append((b, c))
        return new
    while left:
        body = []
        P = [dict(zip(head[1:], p)) for p in left]
        N = [dict(zip(head[1:], p)) for p in neg]
        while N and len(body) < 3:
            old = list(dict.fromkeys([t for a in [head] + body for t in a[1:]]))
            fresh = "V%d" % len(body)
            best = None
            for name, k in preds:
                for terms in product(old + [fresh], repeat=k):
                    if not any(t in old for t in terms):
                        continue
                    lit = [name, *terms]
                    p1 = extend(P, lit)
                    n1 = extend(N, lit)
                    if not p1:
                        continue
                    t = len({id(b) for b, c in p1})
                    gain = t * (log2(len(p1) / (len(p1) + len(n1))) - log2(len(P) / (len(P) + len(N))))
                    if gain > 1e-12 and (best is None or gain > best[0] + 1e-12):
                        best = (gain, lit, p1, n1)
            if best is None:
                return out
            gain, lit, p1, n1 = best
            body = body + [lit]
            P = [c for b, c in p1]
            N = [c for b, c in n1]
            out.append({"clause": [head, body], "gain": gain})
        if N:
            return out
        covered = {tuple(b[v] for v in head[1:]) for b in P}
        left = [p for p in left if p not in covered]
    return out
# %% swept_ln from swept: mistake: natural logarithm
# from math import log2 => from math import log as log2
# %% swept_neg_no_same from swept: mistake: negative examples without equal terms
# if t not in pos] => if t not in pos and len(set(t)) == len(t)]
# %% swept_no_new from swept: mistake: no new variables
# product(old + [fresh], repeat=k) => product(old, repeat=k)
