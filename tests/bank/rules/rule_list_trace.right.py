# %% plain: algorithm: loops over lists of places, the first of equals
from collections import Counter
from fractions import Fraction
def rule_list_trace(rows, target, min_class, min_coverage):
    def purity(places):
        counts = Counter(rows[i][target] for i in places)
        return Fraction(max(counts.values()), len(places)) if places else Fraction(1)
    left, out = list(range(len(rows))), []
    while left:
        counts = Counter(rows[i][target] for i in left)
        if max(counts.values()) <= min_class:
            return out + [{"body": [], "label": counts.most_common(1)[0][0], "left": []}]
        inside, body = left, []
        free = [a for a in rows[0] if a != target]
        while free and purity(inside) < 1 and len(inside) >= min_coverage:
            best = None
            for a in free:
                for v in dict.fromkeys(rows[i][a] for i in inside):
                    t = [i for i in inside if rows[i][a] == v]
                    key = (purity(t), len(t), purity([i for i in inside if i not in t]))
                    if best is None or key > best[0]:
                        best = (key, a, v, t)
            _, a, v, inside = best
            body.append((a, v))
            free.remove(a)
        label = Counter(rows[i][target] for i in inside).most_common(1)[0][0]
        left = [i for i in left if i not in inside]
        out.append({"body": body, "label": label, "left": left})
    return out
# %% last_of_equals: algorithm: sets of places for every condition, intersected; whole numbers of wrong rows, divided at last, the last of equals wins
from fractions import Fraction
def rule_list_trace(rows, target, min_class, min_coverage):
    labels = [row[target] for row in rows]
    where = {}
    for i, row in enumerate(rows):
        for a, v in row.items():
            if a != target:
                where.setdefault((a, v), set()).add(i)
    def mode(places):
        its = sorted(labels[i] for i in places)
        return max(reversed(its), key=its.count)
    def wrong(places):
        return Fraction(sum(labels[i] != mode(places) for i in places), len(places)) if places else 0
    def grow(here):
        inside, body = set(here), {}
        while wrong(inside) and len(inside) >= min_coverage:
            tried = [k for k, s in where.items() if k[0] not in body and s & inside]
            if not tried:
                break
            a, v = sorted(tried, key=lambda k: (wrong(inside & where[k]), -len(inside & where[k]), wrong(inside - where[k])), reverse=True)[-1]
            body[a] = v
            inside &= where[a, v]
        return body, inside
    left, steps = set(range(len(rows))), []
    while left:
        big = any(sum(labels[i] == c for i in left) > min_class for c in labels)
        body, inside = grow(left) if big else ({}, left)
        left = left - inside
        steps.append((set(body.items()), mode(inside), left))
    return steps
