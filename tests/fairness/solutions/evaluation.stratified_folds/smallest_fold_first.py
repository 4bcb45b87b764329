"""algorithm: each example to the fold that has the fewest of its class, and of those the smallest."""


def stratified_folds(labels, k):
    folds = [[] for _ in range(k)]
    for index, label in enumerate(labels):
        target = min(folds, key=lambda fold: (sum(labels[i] == label for i in fold), len(fold)))
        target.append(index)
    return folds
