# %% whole_rows: mistake: none that is known
def points_rule(rows, terms, threshold, above, below):
    return [above if sum(w for w, a, v in terms if row[a] == v) > threshold else below for row in rows]
# %% reaching_is_enough: mistake: at the threshold too
def points_rule(rows, terms, threshold, above, below):
    labels = []
    for row in rows:
        points = 0
        for weight, attribute, value in terms:
            if attribute in row and row[attribute] == value:
                points += weight
        labels.append(above if points >= threshold else below)
    return labels
# %% one_point_each from reaching_is_enough: mistake: conditions counted
# points += weight => points += 1
# >= threshold => > threshold
# %% plus_or_minus from reaching_is_enough: mistake: points taken away
#                   points += weight
# +             else:
# +                 points -= weight
# >= threshold => > threshold
# %% never_minus from reaching_is_enough: mistake: signs left out
# points += weight => points += abs(weight)
# >= threshold => > threshold
# %% swept_base
def points_rule(rows, terms, threshold, above, below):
    out = []
    for row in rows:
        total = 0
        for weight, attribute, value in terms:
            if attribute in row and row[attribute] == value:
                total += weight
        out.append(above if total > threshold else below)
    return out
# %% dict_terms_swept from swept_base: mistake: a term counted once
#       out = []
# +     terms = [[w, a, v] for (a, v), w in {(a, v): w for w, a, v in terms}.items()]
# %% break_swept from swept_base: mistake: first condition only
#                   total += weight
# +                 break
# %% dict_attr_swept from swept_base: mistake: one condition for each attribute
#       out = []
# +     terms = [[w, a, v] for a, (v, w) in {a: (v, w) for w, a, v in terms}.items()]
# %% values_only_swept from swept_base: mistake: values of any attribute
# attribute in row and row[attribute] == value => value in row.values()
# %% int_threshold_swept from swept_base: mistake: threshold without its decimals
# > threshold else => > int(threshold) else
