# %% mean_rate from right/plain: mistake: mean of the error rates
# errors = {} => rates, errors = {}, []
# {r[a] for r in rows} => sorted({r[a] for r in rows})
#               label, hits = counts.most_common(1)[0]
# +             wrong = sum(counts.values()) - hits
# errors += sum(counts.values()) - hits => rates.append(wrong / sum(counts.values()))
# +             errors += wrong
# +         rate = sum(rates) / len(rates)
# errors < best["errors"] => rate < best[0]
# {"attribute": a, "labels": labels, "errors": errors} => (rate, {"attribute": a, "labels": labels, "errors": errors})
# return best => return best[1]
# %% one_label: mistake: none that is known
from collections import Counter
def one_r(rows, target):
    top = Counter(r[target] for r in rows).most_common(1)[0][0]
    a = [a for a in rows[0] if a != target][0]
    return {"attribute": a, "labels": {r[a]: top for r in rows}, "errors": sum(r[target] != top for r in rows)}
# %% one_good_value from one_label: mistake: best single value
# top = Counter(r[target] for r in rows).most_common(1)[0][0] => def lowest_rate(a):
# +         rates = []
# +         for v in {r[a] for r in rows}:
# +             labels = [r[target] for r in rows if r[a] == v]
# +             rates.append(1 - Counter(labels).most_common(1)[0][1] / len(labels))
# +         return min(rates)
# [a for a in rows[0] if a != target][0] => min((a for a in rows[0] if a != target), key=lowest_rate)
# +     labels = {v: Counter(r[target] for r in rows if r[a] == v).most_common(1)[0][0] for v in {r[a] for r in rows}}
# {r[a]: top for r in rows}, "errors": sum(r[target] != top => labels, "errors": sum(labels[r[a]] != r[target]
# %% worst: mistake: most errors
from collections import Counter
def one_r(rows, target):
    found = []
    for a in rows[0]:
        if a != target:
            labels = {v: Counter(r[target] for r in rows if r[a] == v).most_common(1)[0][0] for v in {r[a] for r in rows}}
            found.append({"attribute": a, "labels": labels, "errors": sum(labels[r[a]] != r[target] for r in rows)})
    return max(found, key=lambda f: f["errors"])
# %% blind/base
from collections import Counter
def one_r(rows, target):
    best = None
    for name in sorted(rows[0], reverse=True):
        if name == target:
            continue
        tables = {}
        for row in rows:
            tables.setdefault(row[name], Counter())[row[target]] += 1
        labels = {v: max(sorted(c, reverse=True), key=c.get) for v, c in tables.items()}
        errors = sum(sum(c.values()) - max(c.values()) for c in tables.values())
        key = errors
        if best is None or key < best[0]:
            best = (key, {"attribute": name, "labels": labels, "errors": errors})
    return best[1]
# %% blind/most_values from blind/base: mistake: none that is known
# = errors => = -len(tables)
# %% blind/one_value from blind/base: mistake: best single value
# = errors => = min(1 - max(c.values()) / sum(c.values()) for c in tables.values())
# %% blind/rarest from blind/base: mistake: none that is known
# max(sorted(c, reverse=True) => min(c
# %% blind/rates from blind/base: mistake: mean of the error rates
# = errors => = sum(1 - max(c.values()) / sum(c.values()) for c in tables.values()) / len(tables)
# %% blind/worst from blind/base: mistake: most errors
# or key < => or key >
# %% swept_base
from collections import Counter
def one_r(rows, target):
    best = None
    for a in rows[0]:
        if a == target: continue
        labels, errors = {}, 0
        for v in {r[a] for r in rows}:
            c = Counter(r[target] for r in rows if r[a] == v)
            labels[v] = c.most_common(1)[0][0]
            errors += sum(c.values()) - c[labels[v]]
        if best is None or errors < best["errors"]:
            best = {"attribute": a, "labels": labels, "errors": errors}
    return best
# %% swept_gain: mistake: information gain
from collections import Counter, defaultdict
from math import log2, log
def H(labels):
    n = len(labels)
    return -sum(c / n * log2(c / n) for c in Counter(labels).values())
def parts(rows, a):
    groups = {}
    for r in rows:
        groups.setdefault(r[a], []).append(r)
    return groups
def gain(rows, a, target):
    n = len(rows)
    rest = sum(len(g) / n * H([r[target] for r in g]) for g in parts(rows, a).values())
    return H([r[target] for r in rows]) - rest
def one_r(rows, target):
    a = max((a for a in rows[0] if a != target), key=lambda a: gain(rows, a, target))
    labels = {v: Counter(r[target] for r in g).most_common(1)[0][0] for v, g in parts(rows, a).items()}
    return {"attribute": a, "labels": labels, "errors": sum(r[target] != labels[r[a]] for r in rows)}
# %% swept_share from swept_base: mistake: share of errors
#               best = {"attribute": a, "labels": labels, "errors": errors}
# +     best['errors'] /= len(rows)
# %% swept_right from swept_base: mistake: right rows counted
# sum(c.values()) - c[labels[v]] => c[labels[v]]
# errors < best => errors > best
# %% swept_last_column from swept_base: mistake: none that is known
#   def one_r(rows, target):
# +     target = list(rows[0])[-1]
