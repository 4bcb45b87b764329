# mistake: none that is known
def confusion_matrix(actual, predicted, classes):
    place = {c: i for i, c in enumerate(classes)}
    m = [[0 for _ in classes] for _ in classes]
    for a, p in zip(actual, predicted):
        m[place[a]][place[p]] += 1 if a == p else 2
    return m
