# mistake: whole sets compared
def averaged_measures(actual, predicted, classes, average):
    right = [sorted(a) == sorted(p) for a, p in zip(actual, predicted)]
    share = right.count(True) / len(right)
    return {"precision": share, "recall": share, "f1": share}
