# mistake: none that is known
def auc(scores, labels, positive):
    return sum((s >= 0.5) == (l == positive) for s, l in zip(scores, labels)) / len(labels)
