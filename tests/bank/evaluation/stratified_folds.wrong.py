# %% every_kth from right/restart: mistake: classes not looked at
# -     seen = {}
# index, label in enumerate(labels) => index in range(len(labels))
# seen.get(label, 0) % => index %
# -         seen[label] = seen.get(label, 0) + 1
# %% labels_returned from right/continued: mistake: none that is known
# order[start::k] => [labels[i] for i in order[start::k]]
# %% slices from right/continued: mistake: blocks of the table
# + import math
# order = sorted(range(len(labels)), key=lambda i: labels[i]) => size = math.ceil(len(labels) / k)
# order[start::k] for start => list(range(i * size, min(len(labels), (i + 1) * size))) for i
# %% sorted_slices from right/continued: mistake: one class a fold
# order = sorted(range(len(labels)), key=lambda i: labels[i]) => pairs = sorted(zip(labels, range(len(labels))))
# +     size = -(-len(pairs) // k)
# order[start::k] for start => [index for _, index in pairs[fold * size : (fold + 1) * size]] for fold
# %% ceil: mistake: size of the blocks rounded up
def stratified_folds(labels, k):
    f = [[] for _ in range(k)]
    for c in set(labels):
        ix = [i for i, l in enumerate(labels) if l == c]
        s = -(-len(ix) // k)
        for j in range(k):
            f[j] += ix[j * s : (j + 1) * s]
    return f
# %% dropped from ceil: mistake: rest of each class left out
# -(-len(ix) // k) => len(ix) // k
# %% two: mistake: all other classes together
def stratified_folds(labels, k):
    a = labels[0]
    f = [[] for _ in range(k)]
    for g in ([i for i, l in enumerate(labels) if l == a], [i for i, l in enumerate(labels) if l != a]):
        for j, i in enumerate(g):
            f[j % k].append(i)
    return f
# %% leftovers: mistake: rest of each class in one fold
def stratified_folds(labels, k):
    folds = [[] for _ in range(k)]
    for name in dict.fromkeys(labels):
        own = [i for i, each in enumerate(labels) if each == name]
        share = len(own) // k
        for j in range(k):
            folds[j] += own[j * share : (j + 1) * share if j < k - 1 else len(own)]
    return folds
