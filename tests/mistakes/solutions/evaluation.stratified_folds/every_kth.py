# mistake: classes not looked at
def stratified_folds(labels, k):
    folds = [[] for _ in range(k)]
    for index in range(len(labels)):
        folds[index % k].append(index)
    return folds
