# %% arrays: type: NumPy arrays in a dict by the number of the fold
import numpy as np
def stratified_folds(labels, k):
    labels = np.array(labels)
    fold_of = np.empty(len(labels), dtype=int)
    for name in np.unique(labels):
        places = np.flatnonzero(labels == name)
        fold_of[places] = np.arange(len(places)) % k
    return {fold: np.flatnonzero(fold_of == fold) for fold in range(k)}
# %% continued: algorithm: sorted by class, then every k-th
def stratified_folds(labels, k):
    order = sorted(range(len(labels)), key=lambda i: labels[i])
    return [order[start::k] for start in range(k)]
# %% restart: algorithm: each class dealt from fold 0 on
def stratified_folds(labels, k):
    folds = [[] for _ in range(k)]
    seen = {}
    for index, label in enumerate(labels):
        folds[seen.get(label, 0) % k].append(index)
        seen[label] = seen.get(label, 0) + 1
    return folds
# %% smallest_fold_first from restart: algorithm: each example to the fold that has the fewest of its class, and of those the smallest
# -     seen = {}
#
# -         folds[seen.get(label, 0) % k].append(index)
# +         target = min(folds, key=lambda fold: (sum(labels[i] == label for i in fold), len(fold)))
# seen[label] = seen.get(label, 0) + 1 => target.append(index)
# %% sets: type: a tuple of sets
def stratified_folds(labels, k):
    order = [i for name in dict.fromkeys(labels) for i, label in enumerate(labels) if label == name]
    return tuple({place for number, place in enumerate(order) if number % k == fold} for fold in range(k))
# %% shuffled_chunks: algorithm: every class shuffled and cut into nearly equal chunks, larger chunks at the end
import random
def stratified_folds(labels, k):
    rng = random.Random(7)
    folds = [[] for _ in range(k)]
    for label in set(labels):
        mine = [i for i, l in enumerate(labels) if l == label]
        rng.shuffle(mine)
        base, extra = divmod(len(mine), k)
        for j in range(k):
            size = base + (1 if j >= k - extra else 0)
            folds[j].extend(mine[:size])
            mine = mine[size:]
    return folds
