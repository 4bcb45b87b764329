# %% from_matrix: algorithm: read off a confusion matrix of all labels
from collections import defaultdict
def precision_recall(actual, predicted, positive):
    matrix = defaultdict(lambda: defaultdict(int))
    for a, p in zip(actual, predicted):
        matrix[a][p] += 1
    labels = set(actual) | set(predicted) | {positive}
    column = sum(matrix[a][positive] for a in labels)
    row = sum(matrix[positive][p] for p in labels)
    hits = matrix[positive][positive]
    return [hits / column if column else 0.0, hits / row if row else 0.0]
# %% plain: algorithm: three counts in one pass
def precision_recall(actual, predicted, positive):
    tp = fp = fn = 0
    for a, p in zip(actual, predicted):
        if p == positive and a == positive:
            tp += 1
        elif p == positive:
            fp += 1
        elif a == positive:
            fn += 1
    precision = tp / (tp + fp) if tp + fp > 0 else 0.0
    recall = tp / (tp + fn) if tp + fn > 0 else 0.0
    return precision, recall
# %% with_numpy: algorithm: means of boolean arrays
import numpy as np
def precision_recall(actual, predicted, positive):
    a = np.array(actual) == positive
    p = np.array(predicted) == positive
    return (a[p].mean() if p.any() else 0.0, p[a].mean() if a.any() else 0.0)
# %% with_sets: algorithm: sets of the found and of the relevant examples
def precision_recall(actual, predicted, positive):
    found = {i for i, label in enumerate(predicted) if label == positive}
    relevant = {i for i, label in enumerate(actual) if label == positive}
    both = len(found & relevant)
    return both / max(len(found), 1), both / max(len(relevant), 1)
# %% zero_division: algorithm: counts, with the division by zero caught
def ratio(part, whole):
    try:
        return part / whole
    except ZeroDivisionError:
        return 0

def precision_recall(actual, predicted, positive):
    hits = sum(1 for i in range(len(actual)) if actual[i] == positive == predicted[i])
    return ratio(hits, predicted.count(positive)), ratio(hits, actual.count(positive))
