# %% swept_base
def level_one_table(examples, folds):
    table = [None] * len(examples)
    for f in folds:
        rest = [e for i, e in enumerate(examples) if i not in f]
        s = best_stump(rest)
        for i in f:
            x, y = examples[i]
            table[i] = [stump_label(s, x), nearest_label(rest, x), nearest_label(rest, x, 3), y]
    return table
# %% all_swept from swept_base: mistake: models that have seen the example
# [e for i, e in enumerate(examples) if i not in f] => examples
# %% own_fold_swept from swept_base: mistake: learned from the fold
# if i not in f] => if i in f]
# %% next_fold_swept from swept_base: mistake: learned from the next fold only
# -     for f in folds:
# -         rest = [e for i, e in enumerate(examples) if i not in f]
# +     for k, f in enumerate(folds):
# +         rest = [e for i, e in enumerate(examples) if i in folds[(k + 1) % len(folds)]]
# %% loo_swept from swept_base: mistake: every example left out alone
# -         s = best_stump(rest)
#
#               x, y = examples[i]
# +             rest = examples[:i] + examples[i + 1:]
# +             s = best_stump(rest)
# %% stump_all_swept from swept_base: mistake: stump from all examples
# (rest) => (examples)
# %% k_swapped_swept from swept_base: mistake: neighbours exchanged
# ), nearest_label(rest, x, 3 => , 3), nearest_label(rest, x
# %% no_label_swept from swept_base: mistake: own label left out
# ), y] => )]
# %% label_first_swept from swept_base: mistake: own label first
# stump_label(s, x), nearest_label(rest, x), nearest_label(rest, x, 3), y => y, stump_label(s, x), nearest_label(rest, x), nearest_label(rest, x, 3)
# %% fold_order_swept from swept_base: mistake: order of the folds
# return table => return [table[i] for f in folds for i in f]
