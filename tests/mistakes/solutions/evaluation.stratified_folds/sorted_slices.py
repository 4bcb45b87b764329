# mistake: one class a fold
def stratified_folds(labels, k):
    pairs = sorted(zip(labels, range(len(labels))))
    size = -(-len(pairs) // k)
    return [[index for _, index in pairs[fold * size : (fold + 1) * size]] for fold in range(k)]
