# mistake: shares of each row
def confusion_matrix(actual, predicted, classes):
    place = {c: i for i, c in enumerate(classes)}
    m = [[0 for _ in classes] for _ in classes]
    for a, p in zip(actual, predicted):
        m[place[a]][place[p]] += 1
    return [[cell / sum(row) if sum(row) else 0.0 for cell in row] for row in m]
