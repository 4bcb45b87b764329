# mistake: whole sets compared
def averaged_measures(actual, predicted, classes, average):
    right = sum(set(a) == set(p) for a, p in zip(actual, predicted))
    share = right / len(actual)
    return {"precision": share, "recall": share, "f1": share}
