# mistake: precision and recall exchanged
def precision_recall(actual, predicted, positive):
    tp = sum(1 for a, p in zip(actual, predicted) if a == positive and p == positive)
    fp = sum(1 for a, p in zip(actual, predicted) if a != positive and p == positive)
    fn = sum(1 for a, p in zip(actual, predicted) if a == positive and p != positive)
    return (tp / (tp + fn) if tp + fn else 0.0), (tp / (tp + fp) if tp + fp else 0.0)
