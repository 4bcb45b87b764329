"""algorithm: read off a confusion matrix of all labels."""

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
