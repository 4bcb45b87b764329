# mistake: F1 of the averages
def averaged_measures(actual, predicted, classes, average):
    pairs = [(set(a), set(p)) for a, p in zip(actual, predicted)]
    if average == "examples":
        counts = [(len(a & p), len(p), len(a)) for a, p in pairs]
    else:
        counts = [
            (sum(c in a & p for a, p in pairs), sum(c in p for _, p in pairs), sum(c in a for a, _ in pairs))
            for c in classes
        ]
    if average == "micro":
        counts = [tuple(map(sum, zip(*counts)))]
    p = sum(t / n if n else 0 for t, n, _ in counts) / len(counts)
    r = sum(t / m if m else 0 for t, _, m in counts) / len(counts)
    return {"precision": p, "recall": r, "f1": 2 * p * r / (p + r) if p + r else 0}
