"""algorithm: the smallest share of other rows, in exact whole numbers; new conditions in front."""

from functools import cmp_to_key


def better(one, other):
    (p, n, _), (q, m, _) = one, other
    return n * (q + m) - m * (p + n) or q - p


def grow_rule(rows, target, positive):
    steps, body = [], []
    while True:
        covered = [r for r in rows if all(r[a] == v for a, v in body)]
        if {r[target] for r in covered} == {positive}:
            return steps
        options = []
        for a, v in {(a, r[a]) for r in covered for a in r.keys() - {target} - {b for b, _ in body}}:
            labels = [r[target] == positive for r in covered if r[a] == v]
            options.append((sum(labels), len(labels) - sum(labels), [a, v]))
        body = [min(options, key=cmp_to_key(better))[2]] + body
        steps.append(body)
