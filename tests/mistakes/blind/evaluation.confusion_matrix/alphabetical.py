# mistake: classes in alphabetical order
def confusion_matrix(actual, predicted, classes):
    place = {c: i for i, c in enumerate(sorted(classes))}
    m = [[0 for _ in classes] for _ in classes]
    for a, p in zip(actual, predicted):
        m[place[a]][place[p]] += 1
    return m
