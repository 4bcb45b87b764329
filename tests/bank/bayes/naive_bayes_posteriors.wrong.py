# %% base
def naive_bayes_posteriors(rows, target, row):
    classes = sorted({r[target] for r in rows})
    scores = {}
    for c in classes:
        mine = [r for r in rows if r[target] == c]
        score = len(mine) / len(rows)
        for a in row:
            k = len({r[a] for r in rows})
            hits = sum(1 for r in mine if r[a] == row[a])
            score *= (hits + 1) / (len(mine) + k)
        scores[c] = score
    total = sum(scores.values())
    return {c: s / total for c, s in scores.items()}
# %% blind/base from base
# sorted({r[target] for r in rows}) => {}
# +     for r in rows:
# +         classes.setdefault(r[target], []).append(r)
# c in classes => c, members in classes.items()
# -         mine = [r for r in rows if r[target] == c]
# (mine) / => (members) /
# a in row => name, value in row.items()
# [a] for => [name] for
# mine if r[a] == row[a] => members if r[name] == value
# (mine) => (members)
# %% blind/above_only from blind/base: mistake: added to the numerator only
# (len(members) + k) => len(members)
# %% blind/add_half from blind/base: mistake: none that is known
# 1) / (len(members) + => 0.5) / (len(members) + 0.5 *
# %% blind/added_up from blind/base: mistake: sum instead of product
# score = => prior =
# +         score = 0
# score * => score +
# = score => = prior * score
# %% blind/below_once from blind/base: mistake: added to the denominator once
# (members) + k => (members) + 1
# %% blind/by_table from blind/base: mistake: not divided by the size of the class
# (members) + => (rows) +
# %% blind/joint from blind/base: mistake: not divided by the sum
# -     total = sum(scores.values())
# {c: s / total for c, s in scores.items()} => scores
# %% blind/largest_factor from blind/base: mistake: none that is known
# *= (hits + 1) / (len(members) + k) => = max(score, (hits + 1) / (len(members) + k))
# %% blind/no_prior from blind/base: mistake: class prior left out
# len(members) / len(rows) => 1.0
# %% blind/plain_counts from blind/base: mistake: nothing added to the counts
# (hits + 1) / (len(members) + k) => hits / len(members)
# values()) => values()) or 1
# %% blind/smoothed_prior from blind/base: mistake: class prior corrected too
# len(members) / len(rows) => (len(members) + 1) / (len(rows) + len(classes))
# %% added_with_prior from base: mistake: sum instead of product
# score * => score +
# %% most_likely_class from base: mistake: none that is known
# total = sum(scores.values()) => best = max(scores, key=scores.get)
# s / total for c, s in scores.items() => float(c == best) for c in scores
# %% no_laplace from base: mistake: nothing added to the counts
# (hits + 1) / (len(mine) + k) => hits / len(mine)
# %% no_sum from base: mistake: not divided by the sum
# -     total = sum(scores.values())
# {c: s / total for c, s in scores.items()} => scores
# %% likelihood_only from no_sum: mistake: none that is known
# len(mine) / len(rows) => 1.0
# %% only_the_first_attribute from base: mistake: none that is known
# in row: => in list(row)[:1]:
# %% per_cent from base: near miss: percentages
# c: s / => c: 100 * s /
# %% values_of_the_class from base: mistake: values counted within the class
# [a] for r in rows => [a] for r in mine
# %% hits_in_all_rows from base: mistake: values counted in all classes
# 1 for r in mine => 1 for r in rows
# %% as_usual
def naive_bayes_posteriors(rows, target, row):
    classes = list(dict.fromkeys(r[target] for r in rows))
    s = {}
    for c in classes:
        rs = [r for r in rows if r[target] == c]
        n = len(rs)
        x = n/len(rows)
        for k, v in row.items():
            hits = sum(1 for r in rs if r[k] == v)
            values = {r[k] for r in rows}
            x *= (hits+1)/(n+len(values))
        s[c] = x
    t = sum(s.values())
    return {c: v/t for c, v in s.items()}
# %% only_zero from as_usual: mistake: only zero counts corrected
# x *= (hits+1)/(n+len(values)) => x *= hits/n if hits else 1/(n+len(values))
# %% classes_added from as_usual: mistake: number of classes added
# n+len(values) => n+len(classes)
# %% two_values from as_usual: mistake: two added to the denominator
# n+len(values) => n+2
# %% any_column from as_usual: mistake: value counted in any column
# if r[k] == v) => if v in r.values())
# %% rest from as_usual: mistake: one class against the rest
# -     t = sum(s.values())
# -     return {c: v/t for c, v in s.items()}
# +     res = {}
# +     for c in classes:
# +         o = 1 - len([r for r in rows if r[target] == c])/len(rows)
# +         others = [r for r in rows if r[target] != c]
# +         for k, v in row.items():
# +             o *= (sum(1 for r in others if r[k] == v)+1)/(len(others)+len({r[k] for r in rows}))
# +         res[c] = s[c]/(s[c]+o) if s[c]+o else 0
# +     return res
# %% prior_each from as_usual: mistake: class prior for each attribute
# x *= (hits => x *= n/len(rows)*(hits
# %% distinct from as_usual: mistake: equal rows counted once
#   def naive_bayes_posteriors(rows, target, row):
# +     rows = [dict(t) for t in dict.fromkeys(tuple(r.items()) for r in rows)]
