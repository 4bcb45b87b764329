# mistake: zeros left out
def mean(values):
    good = [v for v in values if v]
    return sum(good) / len(good) if good else 0.0


def averaged_measures(actual, predicted, classes, average):
    grid = [[(c in a, c in p) for c in classes] for a, p in zip(actual, predicted)]
    if average == "macro":
        grid = list(zip(*grid))
    elif average == "micro":
        grid = [[cell for row in grid for cell in row]]
    ps, rs, fs = [], [], []
    for line in grid:
        tp, fp, fn = (list(line).count(k) for k in ((True, True), (False, True), (True, False)))
        ps.append(tp / (tp + fp) if tp + fp else 0)
        rs.append(tp / (tp + fn) if tp + fn else 0)
        fs.append(2 * tp / (2 * tp + fp + fn) if tp + fp + fn else 0)
    return {"precision": mean(ps), "recall": mean(rs), "f1": mean(fs)}
