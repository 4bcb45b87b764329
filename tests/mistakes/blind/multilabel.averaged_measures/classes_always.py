# mistake: classes for examples
def ratio(a, b):
    return a / b if b else 0.0


def measures(tp, fp, fn):
    return ratio(tp, tp + fp), ratio(tp, tp + fn), ratio(2 * tp, 2 * tp + fp + fn)


def by_class(actual, predicted, classes):
    out = []
    for c in classes:
        both = list(zip(actual, predicted))
        tp = sum(c in a and c in p for a, p in both)
        fp = sum(c not in a and c in p for a, p in both)
        fn = sum(c in a and c not in p for a, p in both)
        out.append((tp, fp, fn))
    return out


def by_book(actual, predicted):
    out = []
    for a, p in zip(actual, predicted):
        a, p = set(a), set(p)
        out.append((len(a & p), len(p - a), len(a - p)))
    return out


def mean(rows):
    return [sum(col) / len(rows) for col in zip(*rows)]


def averaged_measures(actual, predicted, classes, average):
    counts = by_class(actual, predicted, classes)
    if average == "micro":
        p, r, f = measures(*[sum(col) for col in zip(*counts)])
    elif average == "macro":
        p, r, f = mean([measures(*c) for c in counts])
    else:
        p, r, f = mean([measures(*c) for c in counts])
    return {"precision": p, "recall": r, "f1": f}
