"""algorithm: gains compared as powers of fractions, literal by literal from tables of bindings; dicts of lists."""

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
            best = max(choices, key=lambda choice: choice[0])
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
