"""algorithm: Apriori, then bodies and heads chosen from the frequent sets, in exact fractions."""

from fractions import Fraction


def association_rules(transactions, min_support, min_confidence):
    baskets = [set(t) for t in transactions]
    support = {}
    level = {frozenset([i]) for b in baskets for i in b}
    while level:
        counted = {s: sum(s <= b for b in baskets) for s in level}
        kept = {s: n for s, n in counted.items() if n >= min_support}
        support.update(kept)
        level = {a | b for a in kept for b in kept if len(a | b) == len(a) + 1}
    least = Fraction(str(min_confidence))
    rules = []
    for body in support:
        for head in support:
            if not body & head and body | head in support:
                c = Fraction(support[body | head], support[body])
                if c >= least:
                    rules.append(dict(body=sorted(body), head=sorted(head), support=support[body | head], confidence=c))
    return rules
