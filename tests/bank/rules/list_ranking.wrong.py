# %% full_counts from right/sweep: mistake: all covered rows
# for r in left if all => for r in (left if label is None else rows) if all
# %% as_listed from right/cross: mistake: order of the list
# -     filled.sort(key=lambda s: s[0] / (s[0] + s[1]), reverse=True)
# return {"coverage": coverage, "segments": segments} => return {"coverage": coverage, "segments": filled}
# %% not_joined from right/cross: mistake: equal shares not joined
# return {"coverage": coverage, "segments": segments} => return {"coverage": coverage, "segments": filled}
# %% by_positives from right/cross: mistake: most positives first
# key=lambda s: s[0] / (s[0] + s[1]) => key=lambda s: s[0]
# segments[-1][0] / sum(segments[-1]) == p / (p + n) => segments[-1][0] == p and False
# %% upside_down from right/sweep: mistake: smallest share first
# , reverse=True) => )
# %% own_label: mistake: ranked by the rule's own label
from fractions import Fraction
def list_ranking(rules, rows, target, positive):
    left = list(rows)
    coverage, scores = [], {}
    for body, label in rules + [([], positive)]:
        taken = [r for r in left if all(r[a] == v for a, v in body)]
        left = [r for r in left if r not in taken]
        p = sum(r[target] == positive for r in taken)
        n = len(taken) - p
        coverage.append([p, n])
        if taken:
            score = Fraction(p if label == positive else n, len(taken))
            old = scores.get(score, [0, 0])
            scores[score] = [old[0] + p, old[1] + n]
    return {"coverage": coverage, "segments": [scores[s] for s in sorted(scores, reverse=True)]}
# %% no_default: mistake: default left out
from fractions import Fraction
def list_ranking(rules, rows, target, positive):
    left = list(rows)
    coverage = []
    for body, label in rules:
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
# %% any_condition from right/sweep: mistake: none that is known
# if all(r[a] == v for a, v in body) => if not body or any(r[a] == v for a, v in body)
# %% laplace: mistake: Laplace's estimate
from fractions import Fraction
def list_ranking(rules, rows, target, positive):
    left = list(rows)
    coverage = []
    for body, label in rules + [([], None)]:
        taken = [r for r in left if all(r[a] == v for a, v in body)]
        left = [r for r in left if r not in taken]
        p = sum(r[target] == positive for r in taken)
        coverage.append([p, len(taken) - p])
    scores = {}
    for p, n in coverage:
        if p + n:
            old = scores.get(Fraction(p + 1, p + n + 2), [0, 0])
            scores[Fraction(p + 1, p + n + 2)] = [old[0] + p, old[1] + n]
    return {"coverage": coverage, "segments": [scores[s] for s in sorted(scores, reverse=True)]}
# %% empty_ones_out from right/cross: mistake: none that is known
# {"coverage": coverage, => {"coverage": filled,
# %% one_rule_a_body from right/sweep: mistake: none that is known
#       left = list(rows)
# +     rules = [([(a, v)], label) for body, label in rules for a, v in body]
