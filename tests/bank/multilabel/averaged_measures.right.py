# %% counters: algorithm: Counters that grow example by example; more keys than asked for
from collections import Counter
def averaged_measures(actual, predicted, classes, average):
    tp, fp, fn = Counter(), Counter(), Counter()
    for i, (right, own) in enumerate(zip(actual, predicted)):
        for label in {*right, *own}:
            key = {"macro": label, "micro": "all", "examples": i}[average]
            if label in right and label in own:
                tp[key] += 1
            elif label in own:
                fp[key] += 1
            else:
                fn[key] += 1
    keys = {"macro": list(classes), "micro": ["all"], "examples": list(range(len(actual)))}[average]
    precision = [tp[k] / (tp[k] + fp[k]) if tp[k] + fp[k] else 0 for k in keys]
    recall = [tp[k] / (tp[k] + fn[k]) if tp[k] + fn[k] else 0 for k in keys]
    f1 = [2 * p * r / (p + r) if p + r else 0 for p, r in zip(precision, recall)]
    answer = {"precision": precision, "recall": recall, "f1": f1}
    return {name: sum(values) / len(values) for name, values in answer.items()} | {"classes": len(classes)}
# %% plain: algorithm: counts by class or by example, precision and recall first
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
