# %% as_prolog: type: clauses as text in the syntax of Prolog; bindings found anew for each clause by naming all variables
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
# %% exact_powers: algorithm: gains compared as powers of fractions, literal by literal from tables of bindings; dicts of lists
from fractions import Fraction
from itertools import product
from math import log2
class Table:
    """Bindings of both classes as rows under the clause's variables."""
    def __init__(self, variables, rows):
        self.variables, self.rows = variables, rows
    def joined(self, literal, facts):
        fresh = [t for t in dict.fromkeys(literal[1:]) if t not in self.variables]
        rows = []
        for number, row in enumerate(self.rows):
            known = dict(zip(self.variables, row))
            for fact in facts:
                if fact[0] != literal[0] or len(fact) != len(literal):
                    continue
                seen = {}
                if all(known.get(t, seen.setdefault(t, v)) == v for t, v in zip(literal[1:], fact[1:])):
                    rows.append((number, [*row, *(seen[t] for t in fresh)]))
        return Table([*self.variables, *fresh], [row for _, row in rows]), len({number for number, _ in rows})

def foil_trace(target, constants, positives, facts):
    variables = ["X", "Y"][: len(positives[0])]
    negatives = [list(t) for t in product(constants, repeat=len(variables)) if list(t) not in positives]
    kinds = dict.fromkeys((f[0], len(f) - 1) for f in facts)
    left, trace = list(positives), []
    while left:
        body, pos, neg = [], Table(variables, left), Table(variables, negatives)
        while neg.rows and len(body) < 3:
            choices = []
            for name, size in kinds:
                for terms in product([*pos.variables, "V" + str(len(pos.variables))], repeat=size):
                    if not set(terms) & set(pos.variables):
                        continue
                    literal = [name, *terms]
                    (p, t), (n, _) = pos.joined(literal, facts), neg.joined(literal, facts)
                    if p.rows:
                        before = Fraction(len(pos.rows), len(pos.rows) + len(neg.rows))
                        ratio = Fraction(len(p.rows), len(p.rows) + len(n.rows)) / before
                        choices.append((ratio**t, t * log2(ratio), literal, p, n))
            best = max(choices, key=lambda choice: choice[0], default=[0])
            if best[0] <= 1:
                return trace
            _, gain, literal, pos, neg = best
            body = [*body, literal]
            trace.append({"clause": [[target, *variables], body], "gain": gain})
        if neg.rows:
            return trace
        done = [row[: len(variables)] for row in pos.rows]
        left = [each for each in left if list(each) not in done]
    return trace
# %% other_names: type: tuples, other names of variables, the last of the tied literals
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
# %% recursive_search: algorithm: bindings by a recursive generator, the last of the best literals; clauses as dicts with head and body
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
