"""algorithm: each class dealt from fold 0 on."""


def stratified_folds(labels, k):
    folds = [[] for _ in range(k)]
    seen = {}
    for index, label in enumerate(labels):
        folds[seen.get(label, 0) % k].append(index)
        seen[label] = seen.get(label, 0) + 1
    return folds
