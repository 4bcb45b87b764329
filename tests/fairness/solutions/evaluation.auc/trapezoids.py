"""algorithm: strips under the ROC curve, thresholds from the largest score down."""


def auc(scores, labels, positive):
    total_pos = labels.count(positive)
    total_neg = len(labels) - total_pos
    area, x, y = 0, 0.0, 0.0
    for t in sorted(set(scores), reverse=True):
        tp = sum(1 for s, l in zip(scores, labels) if s >= t and l == positive)
        fp = sum(1 for s, l in zip(scores, labels) if s >= t and l != positive)
        nx, ny = fp / total_neg, tp / total_pos
        area += (nx - x) * (y + ny) / 2
        x, y = nx, ny
    return area
