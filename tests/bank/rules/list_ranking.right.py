# %% sweep: algorithm: each rule takes its rows out of those that are left
from fractions import Fraction
def list_ranking(rules, rows, target, positive):
    left = list(rows)
    coverage = []
    for body, label in rules + [([], None)]:
        taken = [r for r in left if all(r[a] == v for a, v in body)]
        left = [r for r in left if r not in taken]
        p = sum(r[target] == positive for r in taken)
        coverage.append([p, len(taken) - p])
    by_share = {}
    for p, n in coverage:
        if p + n:
            old = by_share.get(Fraction(p, p + n), [0, 0])
            by_share[Fraction(p, p + n)] = [old[0] + p, old[1] + n]
    return {"coverage": coverage, "segments": [by_share[s] for s in sorted(by_share, reverse=True)]}
# %% cross: algorithm: float shares; neighbours of a sorted list joined where they are equal
def list_ranking(rules, rows, target, positive):
    coverage = [[0, 0] for _ in range(len(rules) + 1)]
    for row in rows:
        i = 0
        while i < len(rules) and not all(row[a] == v for a, v in rules[i][0]):
            i += 1
        coverage[i][0 if row[target] == positive else 1] += 1
    filled = [s for s in coverage if s != [0, 0]]
    filled.sort(key=lambda s: s[0] / (s[0] + s[1]), reverse=True)
    segments = []
    for p, n in filled:
        if segments and segments[-1][0] / sum(segments[-1]) == p / (p + n):
            segments[-1] = [segments[-1][0] + p, segments[-1][1] + n]
        else:
            segments.append([p, n])
    return {"coverage": coverage, "segments": segments}
