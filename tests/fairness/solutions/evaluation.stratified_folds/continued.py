"""algorithm: sorted by class, then every k-th."""


def stratified_folds(labels, k):
    order = sorted(range(len(labels)), key=lambda i: labels[i])
    return [order[start::k] for start in range(k)]
