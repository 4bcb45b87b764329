# mistake: classes for examples
def averaged_measures(actual, predicted, classes, average):
    rows = []
    for c in classes:
        hits = [i for i, p in enumerate(predicted) if c in p]
        real = [i for i, a in enumerate(actual) if c in a]
        rows.append((len(set(hits) & set(real)), len(hits), len(real)))
    if average == "micro":
        rows = [[sum(col) for col in zip(*rows)]]
    n = len(rows)
    return {
        "precision": sum(t / h if h else 0 for t, h, _ in rows) / n,
        "recall": sum(t / r if r else 0 for t, _, r in rows) / n,
        "f1": sum(2 * t / (h + r) if h + r else 0 for t, h, r in rows) / n,
    }
