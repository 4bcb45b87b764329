# %% every_kth from right/smallest_fold_first: mistake: classes not looked at
# index, label in enumerate(labels) => index in range(len(labels))
# -         target = min(folds, key=lambda fold: (sum(labels[i] == label for i in fold), len(fold)))
# target. => folds[index % k].
# %% labels_returned from right/continued: mistake: none that is known
# order[start::k] => [labels[i] for i in order[start::k]]
# %% slices: mistake: blocks of the table
import math
def stratified_folds(labels, k):
    size = math.ceil(len(labels) / k)
    return [list(range(i * size, min(len(labels), (i + 1) * size))) for i in range(k)]
# %% sorted_slices: mistake: one class a fold
def stratified_folds(labels, k):
    pairs = sorted(zip(labels, range(len(labels))))
    size = -(-len(pairs) // k)
    return [[index for _, index in pairs[fold * size : (fold + 1) * size]] for fold in range(k)]
