# %% base
def probability_tables(rows, target):
    table = []
    classes = sorted({r[target] for r in rows})
    for a in rows[0]:
        if a == target:
            continue
        values = sorted({r[a] for r in rows})
        for v in values:
            for c in classes:
                mine = [r for r in rows if r[target] == c]
                hits = sum(r[a] == v for r in mine)
                table.append({"attribute": a, "value": v, "class": c, "probability": (hits + 1) / (len(mine) + len(values))})
    return table
# %% above from base: mistake: added to the numerator only
# (len(mine) + len(values)) => len(mine)
# %% class_as_attribute from base: mistake: none that is known
# -         if a == target:
# -             continue
# %% class_given_value from base: mistake: the condition turned around
# len(mine) + len(values) => sum(r[a] == v for r in rows) + len(classes)
# %% complement from base: near miss: the complement
# (hits + 1) => 1 - (hits + 1)
# %% joint_shares from base: mistake: nothing added to the counts, and shares of all rows
# (hits + 1) / (len(mine) + len(values)) => hits / len(rows)
# %% of_all_rows from base: mistake: shares of all rows
# (mine) => (rows)
# %% once from base: mistake: added to the denominator once
# len(values) => 1
# %% only_counts from base: mistake: counts
# (hits + 1) / (len(mine) + len(values)) => hits
# %% raw_shares from base: mistake: nothing added to the counts
# (hits + 1) / (len(mine) + len(values)) => hits / len(mine)
# %% skips_zero from base: mistake: unseen values left out
#                   hits = sum(r[a] == v for r in mine)
# +                 if hits == 0:
# +                     continue
# %% turned_plain from base: mistake: nothing added to the counts, and the condition turned around
# (hits + 1) / (len(mine) + len(values)) => hits / sum(r[a] == v for r in rows)
# %% values_below_classes from base: mistake: number of classes added
# (values) => (classes)
# %% hits_in_all_rows: mistake: values counted in all classes
from collections import Counter
def probability_tables(rows, target):
    sizes = Counter(r[target] for r in rows)
    table = []
    for attribute in rows[0]:
        if attribute != target:
            counts = Counter(r[attribute] for r in rows)
            for value in counts:
                for label in sizes:
                    p = (counts[value] + 1) / (sizes[label] + len(counts))
                    table.append({"attribute": attribute, "value": value, "class": label, "probability": p})
    return table
# %% as_usual
def probability_tables(rows, target):
    classes = list(dict.fromkeys(r[target] for r in rows))
    out = []
    for a in rows[0]:
        if a == target: continue
        values = list(dict.fromkeys(r[a] for r in rows))
        for v in values:
            for c in classes:
                rs = [r for r in rows if r[target] == c]
                n = len(rs)
                hits = sum(1 for r in rs if r[a] == v)
                out.append({'attribute': a, 'value': v, 'class': c, 'probability': (hits+1)/(n+len(values))})
    return out
# %% in_class from as_usual: mistake: values counted within the class
# n+len(values) => n+len({r[a] for r in rs})
# %% only_zero from as_usual: mistake: only zero counts corrected
# (hits+1)/(n+len(values)) => hits/n if hits else 1/(n+len(values))
# %% two_below from as_usual: mistake: two added to the denominator
# n+len(values) => n+2
# %% any_column from as_usual: mistake: value counted in any column
# if r[a] == v) => if v in r.values())
# %% two_classes from as_usual: mistake: first class against the rest
# rs = [r for r in rows if r[target] == c] => rs = [r for r in rows if (r[target] == classes[0]) == (c == classes[0])]
# %% joint from as_usual: mistake: joint probabilities
# (hits+1)/(n+len(values)) => (hits+1)/(len(rows)+len(values)*len(classes))
# %% distinct from as_usual: mistake: equal rows counted once
#   def probability_tables(rows, target):
# +     rows = [dict(t) for t in dict.fromkeys(tuple(r.items()) for r in rows)]
