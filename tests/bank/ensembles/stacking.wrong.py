# %% swept_base
def stacking(examples, folds, points):
    rows = []
    for f in folds:
        rest = [e for i, e in enumerate(examples) if i not in f]
        s = best_stump(rest)
        for i in f:
            x, y = examples[i]
            rows.append(((stump_label(s, x), nearest_label(rest, x), nearest_label(rest, x, 3)), y))
    s = best_stump(examples)
    labels = [y for _, y in examples]
    out = []
    for x in points:
        key = (stump_label(s, x), nearest_label(examples, x), nearest_label(examples, x, 3))
        same = [y for k, y in rows if k == key] or labels
        out.append(max(sorted(set(same)), key=same.count))
    return out
# %% no_folds_swept from swept_base: mistake: models that have seen the example
# [e for i, e in enumerate(examples) if i not in f] => examples
# %% vote_swept from swept_base: mistake: vote without a master
# [y for k, y in rows if k == key] or labels => list(key)
# %% fold_models_swept from swept_base: mistake: models of a fold kept
# -     s = best_stump(examples)
# examples, x), nearest_label(examples => rest, x), nearest_label(rest
# %% dict_swept from swept_base: mistake: one example looked up
# [y for k, y in rows if k == key] => ([dict(rows)[key]] if key in dict(rows) else [])
# %% multiset_swept from swept_base: mistake: models not told apart
# k == key => sorted(k) == sorted(key)
# %% fallback_vote_swept from swept_base: mistake: vote where nothing is alike
# or labels => or list(key)
# %% loo_swept from swept_base: mistake: every example left out alone
#               x, y = examples[i]
# +             rest = examples[:i] + examples[i + 1:]
# +             s = best_stump(rest)
# %% own_fold_swept from swept_base: mistake: learned from the fold
# if i not in f] => if i in f]
# %% best_base_swept from swept_base: mistake: best base learner alone
# -         same = [y for k, y in rows if k == key] or labels
# -         out.append(max(sorted(set(same)), key=same.count))
# +         right = [sum(k[m] == y for k, y in rows) for m in range(3)]
# +         out.append(key[right.index(max(right))])
