# mistake: macro and micro exchanged
def f(tp, fp, fn):
    return [
        tp / (tp + fp) if tp + fp else 0,
        tp / (tp + fn) if tp + fn else 0,
        2 * tp / (2 * tp + fp + fn) if tp + fp + fn else 0,
    ]


def averaged_measures(actual, predicted, classes, average):
    counts = []
    for c in classes:
        tp = sum(c in a and c in p for a, p in zip(actual, predicted))
        counts.append((tp, sum(c in p for p in predicted) - tp, sum(c in a for a in actual) - tp))
    if average == "micro":
        each = [f(*c) for c in counts]
        values = [sum(v) / len(each) for v in zip(*each)]
    else:
        values = f(*map(sum, zip(*counts)))
    return dict(zip(["precision", "recall", "f1"], values))
