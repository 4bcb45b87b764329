# %% from_tuples: algorithm: bindings as rows of a table, joined with the facts of one atom after another
from math import log2
def focl_trace(target, positives, negatives, facts, theory):
    arity = len(positives[0])
    head = [target] + ["X", "Y"][:arity]
    kinds = sorted({(f[0], len(f) - 1) for f in facts})
    def join(rows, atom):
        found = []
        for row in rows:
            for fact in facts:
                if fact[0] == atom[0] and len(fact) == len(atom):
                    new = dict(row)
                    if all(new.setdefault(v, c) == c for v, c in zip(atom[1:], fact[1:])):
                        found.append(new)
        return found
    def rows_of(examples, body):
        rows = [dict(zip(head[1:], e)) for e in examples]
        for atom in body:
            rows = join(rows, atom)
        return rows
    def unfolded(body, n):
        for i, atom in enumerate(body):
            clauses = [c for c in theory if c[0][0] == atom[0]]
            if clauses:
                out = []
                for k, (h, b) in enumerate(clauses):
                    names = dict(zip(h[1:], atom[1:]))
                    new = [[a[0]] + [names.get(t, f"{t}q{n}q{k}") for t in a[1:]] for a in b]
                    out += unfolded(body[:i] + new + body[i + 1:], n + 1)
                return out
        return [body]
    bodies = []
    for h, b in theory:
        if h[0] == target:
            names = dict(zip(h[1:], head[1:]))
            bodies += unfolded([[a[0]] + [names.get(t, t + "q") for t in a[1:]] for a in b], 0)
    def candidates(body, used):
        old = list(dict.fromkeys(head[1:] + [t for a in body for t in a[1:]]))
        for name, n in kinds:
            lists = [[]]
            for _ in range(n):
                lists = [l + [v] for l in lists for v in old + ["N%d" % len(old)]]
            for l in lists:
                if any(v in old for v in l):
                    yield [[name] + l]
        for b in bodies:
            yield [[a[0]] + [t if t in head else f"{t}T{used}" for t in a[1:]] for a in b]
    left, steps = [tuple(p) for p in positives], []
    while left:
        body = []
        while True:
            pos, neg = rows_of(left, body), rows_of(negatives, body)
            if not neg or len(body) >= 4:
                break
            best, chosen = 1e-12, None
            for new in candidates(body, len(steps)):
                p1, n1, t = 0, 0, 0
                for row in pos:
                    ends = [row]
                    for atom in new:
                        ends = join(ends, atom)
                    p1 += len(ends)
                    t += bool(ends)
                ends = neg
                for atom in new:
                    ends = join(ends, atom)
                n1 = len(ends)
                if p1:
                    gain = t * (log2(p1 / (p1 + n1)) - log2(len(pos) / (len(pos) + len(neg))))
                    if gain > best:
                        best, chosen = gain, new
            if chosen is None:
                return steps
            body = body + chosen
            steps.append({"clause": [head, body], "gain": best})
        if neg:
            return steps
        covered = {tuple(row[v] for v in head[1:]) for row in pos}
        left = [p for p in left if p not in covered]
    return steps
# %% recursive: algorithm: a recursive count of bindings, candidates sorted by gain, the theory first
import math
from itertools import product
def focl_trace(target, positives, negatives, facts, theory):
    facts = {tuple(f) for f in facts}
    head = (target,) + ("X", "Y")[: len(positives[0])]
    def solutions(body, values):
        if not body:
            return [values]
        out = []
        for fact in facts:
            if fact[0] == body[0][0] and len(fact) == len(body[0]):
                more, fits = dict(values), True
                for v, c in zip(body[0][1:], fact[1:]):
                    fits = fits and more.get(v, c) == c
                    more[v] = c
                if fits:
                    out += solutions(body[1:], more)
        return out
    counter = [0]
    def fresh(clause, terms):
        counter[0] += 1
        h, b = clause
        names = {v: f"F{counter[0]}{v}" for a in b for v in a[1:]}
        names.update(zip(h[1:], terms))
        return [(a[0],) + tuple(names[v] for v in a[1:]) for a in b]
    def operational(atoms):
        if not atoms:
            return [[]]
        first, rest = atoms[0], operational(atoms[1:])
        clauses = [c for c in theory if c[0][0] == first[0]]
        if not clauses:
            return [[first] + r for r in rest]
        return [b + r for c in clauses for b in operational(fresh(c, first[1:])) for r in rest]
    def gain_of(new, pos, neg):
        after = [solutions(new, row) for row in pos]
        p1, t = sum(map(len, after)), sum(1 for each in after if each)
        n1 = sum(len(solutions(new, row)) for row in neg)
        if p1 == 0:
            return 0.0
        return t * (math.log(p1 / (p1 + n1), 2) - math.log(len(pos) / (len(pos) + len(neg)), 2))
    steps, remaining = [], [list(p) for p in positives]
    body = []
    while remaining:
        pos = [s for p in remaining for s in solutions(body, dict(zip(head[1:], p)))]
        neg = [s for p in negatives for s in solutions(body, dict(zip(head[1:], p)))]
        if not neg:
            gone = [[s[v] for v in head[1:]] for s in pos]
            remaining = [p for p in remaining if p not in gone]
            body = []
            continue
        if len(body) > 3:
            break
        old = sorted({v for a in [head] + body for v in a[1:]})
        options = operational([head])  if any(c[0][0] == target for c in theory) else []
        for name, n in {(f[0], len(f)) for f in facts}:
            options += [[(name,) + vs] for vs in product(old + ["New%d" % len(old)], repeat=n - 1) if set(vs) & set(old)]
        gain, new = max(((gain_of(o, pos, neg), o) for o in options), key=lambda pair: pair[0])
        if gain < 1e-12:
            break
        body = body + new
        steps.append(((head, body), gain))
    return steps
