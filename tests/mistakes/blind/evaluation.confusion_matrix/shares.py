# mistake: shares of all examples
def confusion_matrix(actual, predicted, classes):
    place = {c: i for i, c in enumerate(classes)}
    m = [[0 for _ in classes] for _ in classes]
    for a, p in zip(actual, predicted):
        m[place[a]][place[p]] += 1
    return [[cell / len(actual) for cell in row] for row in m]
