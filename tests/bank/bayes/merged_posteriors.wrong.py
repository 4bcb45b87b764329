# %% joined_texts: mistake: none that is known
def merged_posteriors(rows,target,row,attributes):
    def m(r):
        d={k:v for k,v in r.items() if k not in attributes}; d["_m"]="".join(r[a] for a in attributes); return d
    R=[m(r) for r in rows]; w=m(row); out={}
    for c in {r[target] for r in R}:
        sub=[r for r in R if r[target]==c]; p=len(sub)/len(R)
        for a,v in w.items():
            p*=(sum(r[a]==v for r in sub)+1)/(len(sub)+len({r[a] for r in R}))
        out[c]=p
    s=sum(out.values()); return {c:p/s for c,p in out.items()}
# %% each_by_itself: mistake: not merged
def merged_posteriors(rows, target, row, attributes):
    scores = {}
    for label in {r[target] for r in rows}:
        own = [r for r in rows if r[target] == label]
        score = len(own) / len(rows)
        for name, value in row.items():
            hits = sum(r[name] == value for r in own)
            score *= (hits + 1) / (len(own) + len({r[name] for r in rows}))
        scores[label] = score
    return {label: score / sum(scores.values()) for label, score in scores.items()}
# %% merged_beside_the_others from each_by_itself: mistake: old attributes kept
#   def merged_posteriors(rows, target, row, attributes):
# +     rows = [dict(r, merged=tuple(r[a] for a in attributes)) for r in rows]
# +     row = dict(row, merged=tuple(row[a] for a in attributes))
# %% merged_alone from each_by_itself: mistake: other attributes lost
# for name, value in row.items(): => wanted = [row[a] for a in attributes]
#             hits = sum(r[name] == value for r in own) =>         combinations = {tuple(r[a] for a in attributes) for r in rows}
#             score *= (hits + 1) / (len(own) + len({r[name] for r in rows})) =>         hits = sum([r[a] for a in attributes] == wanted for r in own)
# +         score *= (hits + 1) / (len(own) + len(combinations))
# %% all_combinations: mistake: every combination counted
def merged_posteriors(rows, target, row, attributes):
    def values_of(name):
        return len({r[name] for r in rows})
    combinations = 1
    for name in attributes:
        combinations *= values_of(name)
    others = [name for name in row if name not in attributes]
    scores = {}
    for label in {r[target] for r in rows}:
        own = [r for r in rows if r[target] == label]
        together = sum(all(r[a] == row[a] for a in attributes) for r in own)
        score = len(own) / len(rows) * (together + 1) / (len(own) + combinations)
        for name in others:
            score *= (sum(r[name] == row[name] for r in own) + 1) / (len(own) + values_of(name))
        scores[label] = score
    total = sum(scores.values())
    return {label: score / total for label, score in scores.items()}
# %% prior_corrected: mistake: class prior corrected too
from collections import Counter


def laplace(k, n, v):
    return (k + 1) / (n + v)


def merged_posteriors(rows, target, row, attributes):
    classes = Counter(r[target] for r in rows)
    rest = [a for a in row if a not in attributes]
    p = {}
    for c, n in classes.items():
        p[c] = laplace(n, len(rows), len(classes))
        sub = [r for r in rows if r[target] == c]
        v = len({tuple(r[a] for a in attributes) for r in rows})
        k = sum(1 for r in sub if [r[a] for a in attributes] == [row[a] for a in attributes])
        p[c] *= laplace(k, n, v)
        for a in rest:
            p[c] *= laplace(sum(r[a] == row[a] for r in sub), n, len({r[a] for r in rows}))
    total = sum(p.values())
    return {c: q / total for c, q in p.items()}
# %% own_key_order: mistake: order of the row's keys
def merged_posteriors(rows, target, row, attributes):
    n_rows = len(rows)
    combos = [tuple(r[a] for a in attributes) for r in rows]
    new_combo = tuple(value for key, value in row.items() if key in attributes)
    others = [key for key in row if key not in attributes]
    labels = [r[target] for r in rows]
    scores = {}
    for cls in sorted(set(labels)):
        n = labels.count(cls)
        k = sum(1 for combo, lab in zip(combos, labels) if lab == cls and combo == new_combo)
        score = n / n_rows * (k + 1) / (n + len(set(combos)))
        for key in others:
            k = sum(1 for r in rows if r[target] == cls and r[key] == row[key])
            score *= (k + 1) / (n + len({r[key] for r in rows}))
        scores[cls] = score
    total = sum(scores.values())
    return {cls: scores[cls] / total for cls in scores}
# %% one_other_attribute: mistake: none that is known
def merged_posteriors(rows, target, row, attributes):
    def cell(r):
        return tuple(r[a] for a in attributes)
    others = [name for name in row if name not in attributes][:1]
    scores = {}
    for label in {r[target] for r in rows}:
        own = [r for r in rows if r[target] == label]
        score = len(own) / len(rows)
        score *= (sum(cell(r) == cell(row) for r in own) + 1) / (len(own) + len({cell(r) for r in rows}))
        for name in others:
            score *= (sum(r[name] == row[name] for r in own) + 1) / (len(own) + len({r[name] for r in rows}))
        scores[label] = score
    return {label: score / sum(scores.values()) for label, score in scores.items()}
# %% values_as_they_stand from one_other_attribute: mistake: none that is known
# for a in attributes) => for a in r if a in attributes)
# attributes][:1] => attributes]
