# mistake: rows and columns exchanged
def confusion_matrix(actual, predicted, classes):
    table = [[0] * len(classes) for _ in classes]
    for a, p in zip(actual, predicted):
        table[classes.index(p)][classes.index(a)] += 1
    return table
