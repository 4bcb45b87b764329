"""algorithm: counts by class or by example, precision and recall first."""


def one(tp, fp, fn):
    p = tp / (tp + fp) if tp + fp else 0.0
    r = tp / (tp + fn) if tp + fn else 0.0
    return p, r, 2 * p * r / (p + r) if p + r else 0.0


def averaged_measures(actual, predicted, classes, average):
    cells = [[(c in a, c in p) for c in classes] for a, p in zip(actual, predicted)]
    groups = cells if average == "examples" else [list(column) for column in zip(*cells)]
    counts = [[g.count((True, True)), g.count((False, True)), g.count((True, False))] for g in groups]
    if average == "micro":
        counts = [[sum(c) for c in zip(*counts)]]
    each = [one(*c) for c in counts]
    return dict(zip(("precision", "recall", "f1"), (sum(m) / len(each) for m in zip(*each))))
