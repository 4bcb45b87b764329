# mistake: none that is known
def stratified_folds(labels, k):
    order = sorted(range(len(labels)), key=lambda i: labels[i])
    return [[labels[i] for i in order[start::k]] for start in range(k)]
