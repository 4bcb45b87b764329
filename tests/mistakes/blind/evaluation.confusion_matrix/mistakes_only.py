# mistake: none that is known
def confusion_matrix(actual, predicted, classes):
    place = {c: i for i, c in enumerate(classes)}
    m = [[0 for _ in classes] for _ in classes]
    for a, p in zip(actual, predicted):
        if a != p:
            m[place[a]][place[p]] += 1
    return m
