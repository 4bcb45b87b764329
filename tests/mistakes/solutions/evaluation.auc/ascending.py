# mistake: ranked the wrong way round
def auc(scores, labels, positive):
    total_pos = labels.count(positive)
    total_neg = len(labels) - total_pos
    area, x, y = 0, 0.0, 0.0
    for t in sorted(set(scores)):
        nx = sum(1 for s, l in zip(scores, labels) if s <= t and l != positive) / total_neg
        ny = sum(1 for s, l in zip(scores, labels) if s <= t and l == positive) / total_pos
        area += (nx - x) * (y + ny) / 2
        x, y = nx, ny
    return area
