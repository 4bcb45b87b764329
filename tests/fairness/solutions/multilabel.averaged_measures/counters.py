"""algorithm: Counters that grow example by example; more keys than asked for."""

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
